import { createRoot } from 'react-dom/client';
import type { NavigateOptions, To } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Link, type LinkProps } from './Link.tsx';
import { WayContext } from './way-context.ts';

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
});

/** Shows a link within the shell, and gives it with the router's way to go somewhere. */
async function shown(props: Omit<LinkProps, 'children'>) {
  const navigate = vi.fn<(to: To | number, options?: NavigateOptions) => void>();
  root.render(
    <WayContext value={{ navigate, base: '/community' }}>
      <Link {...props}>Go</Link>
    </WayContext>,
  );
  await vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull());
  return { link: place.querySelector('a')!, navigate };
}

const press = (link: HTMLElement, how: MouseEventInit = {}) =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how }));

test('a press of a link goes there by the router, with what the link says of the way', async () => {
  const { link, navigate } = await shown({ to: '/hot?page=2', preventScrollReset: true });
  expect(link.getAttribute('href')).toBe('/community/hot?page=2');
  expect(press(link)).toBe(false);
  expect(navigate.mock.calls).toEqual([['/hot?page=2', { replace: false, preventScrollReset: true }]]);
});

test.each([
  ['makes no new entry of the history', {}, true],
  ['makes one where it says so', { replace: false }, false],
])('a link to the page that one is on %s', async (_, props, replace) => {
  const before = location.href;
  history.replaceState(history.state, '', '/community/hot');
  onTestFinished(() => history.replaceState(history.state, '', before));
  const { link, navigate } = await shown({ to: '/hot', ...props });
  press(link);
  expect(navigate.mock.calls).toEqual([['/hot', expect.objectContaining({ replace })]]);
});

test.each([
  ['with a modifier', {}, { ctrlKey: true }],
  ['with another modifier', {}, { shiftKey: true }],
  ['of the middle button', {}, { button: 1 }],
  ['of a link to another tab', { target: '_blank' }, {}],
  [
    'that the link itself has answered',
    { onClick: (event: { preventDefault(): void }) => event.preventDefault() },
    {},
  ],
])('a press %s is left to the browser', async (_, props, how) => {
  const { link, navigate } = await shown({ to: '/hot', ...props });
  press(link, how);
  expect(navigate).not.toHaveBeenCalled();
});
