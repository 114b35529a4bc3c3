import { EditorPage } from './EditorPage.tsx';
import { RoutedWays } from './ways/RoutedWays.tsx';

/** The editor of the file in the address. */
export function Component() {
  return (
    <RoutedWays>
      <EditorPage />
    </RoutedWays>
  );
}
