import { countCharacters } from '@boardwalk/domain';
import { Alert } from '@boardwalk/ui-kit/Alert';
import { Badge } from '@boardwalk/ui-kit/Badge';
import { Button } from '@boardwalk/ui-kit/Button';
import { EmptyState } from '@boardwalk/ui-kit/EmptyState';
import { TextField } from '@boardwalk/ui-kit';
import { TemplateCard } from '@boardwalk/ui-kit/TemplateCard';
import { Question } from './Question.tsx';

/** A server component: it draws components of both kinds, from their own entries and from the root. */
export default function Page() {
  return (
    <main>
      <h1 id="heading">Heading of the application</h1>
      <Badge tone="positive">{countCharacters('four')} characters</Badge>
      <Alert title="In review">It takes a day.</Alert>
      <EmptyState title="Nothing here" description="Make something." />
      <TemplateCard title="Retrospective" href="#file" cover={<span>Cover</span>} />
      <Button variant="primary">Save</Button>
      <TextField label="Title" defaultValue="Plan" />
      <Question />
    </main>
  );
}
