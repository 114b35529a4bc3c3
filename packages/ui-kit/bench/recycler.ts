/** A card as the recycler keeps it: elements that are filled again. */
interface Card {
  readonly element: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly likes: HTMLElement;
  shows: number;
}

const COLUMN = 220;
const GAP = { row: 24, column: 20 };
const TEXT = 56;
const OVERSCAN = 2;

/**
 * What `InfiniteGrid` is compared with: the least that shows the same cards. A pool of elements, placed by transform and filled
 * again while one scrolls; nothing for the keyboard, nothing for screen readers, equal heights taken for granted.
 */
export function recycleCards(
  root: HTMLElement,
  items: ReadonlyArray<{ key: number; title: string }>,
  cover: string,
): void {
  const width = root.clientWidth;
  const columns = Math.max(1, Math.floor((width + GAP.column) / (COLUMN + GAP.column)));
  const cardWidth = (width - (columns - 1) * GAP.column) / columns;
  const rowHeight = (cardWidth * 35) / 54 + TEXT + GAP.row;
  root.style.cssText = `position: relative; height: ${Math.ceil(items.length / columns) * rowHeight}px`;
  const rows = Math.ceil(window.innerHeight / rowHeight) + 2 * OVERSCAN + 1;
  const pool = Array.from({ length: rows * columns }, () => newCard(root, cardWidth, cover));
  const draw = () => {
    const first = Math.max(0, Math.floor(window.scrollY / rowHeight) - OVERSCAN) * columns;
    for (let index = first; index < Math.min(items.length, first + pool.length); index += 1) {
      const card = pool[index % pool.length];
      const item = items[index];
      if (card === undefined || item === undefined || card.shows === index) continue;
      card.shows = index;
      card.link.textContent = item.title;
      card.link.href = `#${item.key}`;
      card.likes.textContent = String(item.key % 90);
      const x = (index % columns) * (cardWidth + GAP.column);
      card.element.style.transform = `translate(${x}px, ${Math.floor(index / columns) * rowHeight}px)`;
    }
  };
  draw();
  window.addEventListener('scroll', draw, { passive: true });
}

function newCard(root: HTMLElement, width: number, cover: string): Card {
  const element = document.createElement('article');
  element.style.cssText = `position: absolute; width: ${width}px`;
  const image = new Image();
  image.src = cover;
  image.alt = '';
  image.style.cssText = 'display: block; width: 100%; aspect-ratio: 54 / 35';
  const link = document.createElement('a');
  const title = document.createElement('h3');
  title.append(link);
  const likes = document.createElement('span');
  const numbers = document.createElement('div');
  numbers.append('Wren Okafor ♥ ', likes);
  element.append(image, title, numbers);
  root.append(element);
  return { element, link, likes, shows: -1 };
}
