import {
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  CardGrid,
  CardTitle,
  Carousel,
  ChipButton,
  ChipLink,
  ChipRail,
  EmptyState,
  ErrorState,
  IconButton,
  Image,
  Link,
  LoadMore,
  Logo,
  NavTabs,
  Progress,
  Skeleton,
  SkipLink,
  Spinner,
  Stepper,
  Table,
  Tabs,
  TemplateCard,
  TemplateCardSkeleton,
  VisuallyHidden,
} from '../index.ts';
import type { ComponentCase } from './ComponentCase.ts';
import { COMPOSITE_CASES } from './compositeCases.tsx';
import { FIELD_CASES } from './fieldCases.tsx';

const nothing = () => undefined;
const moreWords = { more: 'More', loading: 'Loading…', end: 'All shown', failed: 'Failed', retry: 'Retry' };
const slideWords = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (one: number, all: number) => `${one} of ${all}`,
};

/** Every component that draws itself in place, for the tests all of them must pass. */
export const COMPONENTS: readonly ComponentCase[] = [
  ...FIELD_CASES,
  ...COMPOSITE_CASES,
  {
    name: 'Alert',
    render: (props) => (
      <Alert {...props} tone="caution" title="In review" dismissLabel="Dismiss">
        It takes a day.
      </Alert>
    ),
    data: { 'data-tone': 'caution', role: 'status' },
  },
  {
    name: 'Avatar',
    render: (props) => <Avatar {...props} label="NW" color={3} size={40} />,
    data: { 'data-color': '3', 'data-size': '40' },
  },
  {
    name: 'Badge',
    render: (props) => (
      <Badge {...props} tone="caution">
        In review
      </Badge>
    ),
    data: { 'data-tone': 'caution' },
  },
  {
    name: 'Button',
    render: (props) => (
      <Button {...props} variant="primary" size="large" block>
        Use
      </Button>
    ),
    data: { 'data-variant': 'primary', 'data-size': 'large', 'data-block': '' },
    disabled: () => <Button disabled>Use</Button>,
  },
  {
    name: 'Card',
    render: (props) => <Card {...props} variant="sunken" />,
    data: { 'data-variant': 'sunken' },
  },
  {
    name: 'CardTitle',
    render: (props) => <CardTitle {...props}>Roadmap</CardTitle>,
  },
  {
    name: 'CardGrid',
    render: (props) => (
      <CardGrid {...props}>
        <b>One</b>
      </CardGrid>
    ),
  },
  {
    name: 'Carousel',
    render: (props) => (
      <Carousel
        {...props}
        label="Banners"
        perView={2}
        words={slideWords}
        slides={[{ key: 1, content: 'One' }]}
      />
    ),
    data: { 'data-per-view': '2' },
  },
  {
    name: 'ChipButton',
    render: (props) => (
      <ChipButton {...props} selected size="small">
        Study
      </ChipButton>
    ),
    data: { 'data-selected': '', 'data-size': 'small', 'aria-pressed': 'true' },
    disabled: () => <ChipButton disabled>Study</ChipButton>,
  },
  {
    name: 'ChipLink',
    render: (props) => (
      <ChipLink {...props} href="#study" selected>
        Study
      </ChipLink>
    ),
    data: { 'data-selected': '', 'aria-current': 'true' },
  },
  {
    name: 'ChipRail',
    render: (props) => (
      <ChipRail {...props} label="Tags">
        x
      </ChipRail>
    ),
    data: { 'data-scroll': '' },
  },
  {
    name: 'EmptyState',
    render: (props) => <EmptyState {...props} title="Nothing here" size="small" />,
    data: { 'data-size': 'small' },
  },
  {
    name: 'ErrorState',
    render: (props) => <ErrorState {...props} title="Not loaded" />,
    data: { 'data-tone': 'critical' },
  },
  {
    name: 'IconButton',
    render: (props) => <IconButton {...props} label="Like" icon="♥" variant="floating" size="small" />,
    data: { 'data-variant': 'floating', 'data-size': 'small' },
    disabled: () => <IconButton disabled label="Like" icon="♥" />,
  },
  {
    name: 'Image',
    render: (props) => <Image {...props} src="data:," alt="A board" ratio="wide" fit="contain" />,
    data: { 'data-ratio': 'wide', 'data-fit': 'contain' },
  },
  {
    name: 'Link',
    render: (props) => (
      <Link {...props} href="#rules" variant="standalone" disabled>
        Rules
      </Link>
    ),
    data: { 'data-variant': 'standalone', 'data-disabled': '', 'aria-disabled': 'true' },
  },
  {
    name: 'LoadMore',
    render: (props) => (
      <LoadMore {...props} hasMore={false} loading={false} onLoadMore={nothing} words={moreWords} />
    ),
  },
  {
    name: 'Logo',
    render: (props) => <Logo {...props} name="Boardwalk" size="large" />,
    data: { 'data-size': 'large' },
  },
  {
    name: 'NavTabs',
    render: (props) => (
      <NavTabs {...props} label="Lists" items={[{ href: '#hot', label: 'Hot', current: true }]} />
    ),
  },
  { name: 'Progress', render: (props) => <Progress {...props} label="Sending" value={0.5} /> },
  {
    name: 'Skeleton',
    render: (props) => <Skeleton {...props} shape="title" width={50} />,
    data: { 'data-shape': 'title', 'data-width': '50' },
  },
  {
    name: 'SkipLink',
    render: (props) => (
      <SkipLink {...props} href="#main">
        Skip
      </SkipLink>
    ),
  },
  { name: 'Spinner', render: (props) => <Spinner {...props} size="large" />, data: { 'data-size': 'large' } },
  {
    name: 'Stepper',
    render: (props) => (
      <Stepper
        {...props}
        label="Publish"
        steps={[{ key: 'pick', label: 'Choose' }]}
        current="pick"
        direction="column"
        words={{ position: (one, all) => `${one} of ${all}`, done: 'done', error: 'wrong' }}
      />
    ),
    data: { 'data-direction': 'column' },
  },
  {
    name: 'Table',
    render: (props) => (
      <Table
        {...props}
        caption="Works"
        rows={['Roadmap']}
        getKey={String}
        columns={[{ key: 'title', header: 'Title', cell: String, sortable: true }]}
        words={{ selectAll: 'All', selectRow: String }}
        state="loading"
      />
    ),
    data: { 'data-state': 'loading', role: 'region' },
  },
  {
    name: 'Tabs',
    render: (props) => (
      <Tabs
        {...props}
        label="Profile"
        value="works"
        onValueChange={nothing}
        items={[{ value: 'works', label: 'Works', content: 'All' }]}
      />
    ),
  },
  {
    name: 'TemplateCard',
    render: (props) => (
      <TemplateCard
        {...props}
        title="Retrospective"
        href="#file"
        cover={<Image src="data:," alt="" />}
        stats={[{ icon: '♥', value: 1, label: '1 like' }]}
        creator={{ name: 'Nora', avatar: <Avatar label="N" color={1} /> }}
      />
    ),
  },
  { name: 'TemplateCardSkeleton', render: (props) => <TemplateCardSkeleton {...props} /> },
  { name: 'VisuallyHidden', render: (props) => <VisuallyHidden {...props}>Text</VisuallyHidden> },
];
