import { createRoot } from 'react-dom/client';
import { Image } from '../src/components/Image/Image.tsx';
import { InfiniteGrid } from '../src/components/InfiniteGrid/InfiniteGrid.tsx';
import { TemplateCard } from '../src/components/TemplateCard/TemplateCard.tsx';
import '../src/tokens/tokens.css';
import '../src/tokens/reset.css';
import { recycleCards } from './recycler.ts';

/** `?list=grid|recycler&count=10000` */
const query = new URLSearchParams(location.search);
const count = Number(query.get('count'));
const COVER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="54" height="35"%3E%3Crect width="54" height="35" fill="%23b4d7ff"/%3E%3C/svg%3E';
const items = Array.from({ length: count }, (_, index) => ({ key: index, title: `Template ${index + 1}` }));

const root = document.querySelector('#root');
if (!(root instanceof HTMLElement)) throw new Error('the page has no root');
if (query.get('list') === 'recycler') recycleCards(root, items, COVER);
else
  createRoot(root).render(
    <InfiniteGrid
      label="Templates"
      items={items}
      total={count}
      getKey={({ key }) => key}
      renderItem={({ key, title }) => (
        <TemplateCard
          title={title}
          href={`#${key}`}
          cover={<Image src={COVER} alt="" />}
          creator={{ name: 'Wren Okafor', avatar: null }}
          stats={[{ icon: '♥', value: key % 90, label: `${key % 90} likes` }]}
        />
      )}
    />,
  );
