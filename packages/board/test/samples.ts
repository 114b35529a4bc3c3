import {
  makeSnapshot,
  orderKeys,
  type BoardElement,
  type BoardSnapshot,
  type PaletteColor,
  type TopicLayout,
} from '../src/document/index.ts';
import { connector, frame, shape, sticky, bareText, topic } from './elements.ts';

/** A topic as a label, or a label with children. */
export type Outline = string | readonly [string, ...Outline[]];

/** A mind map from an outline; ids are `t`, `t-0`, `t-0-1` … */
export function mindMap(
  outline: Outline,
  layout: TopicLayout = 'right',
  at = { x: 0, y: 0 },
  id = 't',
): BoardElement[] {
  const keys = orderKeys(500);
  const elements: BoardElement[] = [];
  const add = (node: Outline, nodeId: string, parent: string | null, index: number) => {
    const [text, ...children] = typeof node === 'string' ? [node] : node;
    const place = parent === null ? at : { x: 0, y: 0 };
    const z = keys[elements.length] ?? 'a0';
    elements.push(topic(nodeId, parent, { ...place, text, layout, order: keys[index] ?? 'a0', z }));
    children.forEach((child, at2) => add(child, `${nodeId}-${at2}`, nodeId, at2));
  };
  add(outline, id, null, 0);
  return elements;
}

/** A retrospective: frames, notes, shapes, connectors and a title. */
export function retrospective(): BoardSnapshot {
  const columns: [string, PaletteColor, string[]][] = [
    [
      'What went well',
      'green',
      ['Release on time', 'Pairing on the importer paid off', 'Support answered within an hour'],
    ],
    [
      'What to improve',
      'coral',
      [
        'Reviews wait for two days',
        'Flaky tests on Mondays',
        'Too many meetings before noon, nobody gets to focus',
      ],
    ],
    ['Ideas', 'blue', ['Quiet mornings', 'Rotate the release captain', 'Write decisions down']],
  ];
  const elements: BoardElement[] = [
    bareText('title', {
      x: 0,
      y: -150,
      w: 900,
      h: 60,
      text: 'Sprint 24 retrospective',
      style: { fontSize: 48, bold: true },
    }),
    bareText('sub', {
      x: 0,
      y: -84,
      w: 900,
      h: 30,
      text: 'Add a note, then vote with dots. 45 minutes.',
      style: { fontSize: 20, textColor: 'gray' },
    }),
  ];
  columns.forEach(([name, color, notes], column) => {
    const x = column * 460;
    elements.push(frame(`f${column}`, { x, y: 0, w: 420, h: 640, text: name, style: { fill: color } }));
    notes.forEach((text, index) => {
      const at = { x: x + 30 + (index % 2) * 190, y: 40 + Math.floor(index / 2) * 190, w: 170, h: 170 };
      elements.push(sticky(`n${column}${index}`, { ...at, text, style: { fill: color } }));
    });
  });
  elements.push(
    sticky('y', { x: 680, y: 440, w: 170, h: 170, text: 'Who owns the build?', style: { fill: 'yellow' } }),
    shape('start', {
      x: 60,
      y: 720,
      w: 180,
      h: 80,
      shape: 'pill',
      text: 'Collect',
      style: { fill: 'violet' },
    }),
    shape('choose', {
      x: 340,
      y: 690,
      w: 200,
      h: 140,
      shape: 'diamond',
      text: 'Enough votes?',
      style: { fill: 'yellow' },
    }),
    shape('act', {
      x: 660,
      y: 715,
      w: 200,
      h: 90,
      shape: 'rounded',
      text: 'Pick an owner',
      style: { fill: 'green' },
    }),
    shape('park', { x: 660, y: 860, w: 200, h: 90, shape: 'hexagon', text: 'Park it' }),
    shape('done', {
      x: 980,
      y: 710,
      w: 150,
      h: 100,
      shape: 'ellipse',
      text: 'Done',
      style: { fill: 'teal' },
    }),
    shape('db', {
      x: 1200,
      y: 705,
      w: 120,
      h: 110,
      shape: 'cylinder',
      text: 'Archive',
      style: { fill: 'sand' },
    }),
    connector('c1', 'start', 'choose'),
    connector('c2', 'choose', 'act', { text: 'yes', toHead: 'triangle' }),
    connector('c3', 'choose', 'park', {
      text: 'no',
      route: 'elbow',
      from: { element: 'choose', anchor: 'bottom' },
      to: { element: 'park', anchor: 'left' },
      style: { dash: 'dashed' },
    }),
    connector('c4', 'act', 'done', { route: 'straight', style: { stroke: 'green', strokeWidth: 3 } }),
    connector('c5', 'done', 'db', { fromHead: 'dot', toHead: 'diamond' }),
    shape('star', { x: 60, y: 860, w: 120, h: 110, shape: 'star', style: { fill: 'orange' } }),
    shape('cloud', {
      x: 220,
      y: 860,
      w: 200,
      h: 120,
      shape: 'cloud',
      text: 'Someday',
      style: { fill: 'cyan' },
    }),
    shape('arrow', {
      x: 980,
      y: 870,
      w: 180,
      h: 90,
      shape: 'arrow',
      text: 'Next sprint',
      style: { fill: 'pink' },
    }),
    shape('chev', { x: 1190, y: 870, w: 150, h: 90, shape: 'chevron', text: 'Go', style: { fill: 'lime' } }),
    shape('tri', {
      x: 480,
      y: 960,
      w: 140,
      h: 110,
      shape: 'triangle',
      text: 'Risk',
      style: { fill: 'coral' },
    }),
  );
  const keys = orderKeys(elements.length);
  return makeSnapshot(elements.map((element, index) => ({ ...element, z: keys[index] ?? 'a0' })));
}

/** A study map in Chinese, to both sides. */
export const chineseMap = (): BoardSnapshot =>
  makeSnapshot(
    mindMap(
      [
        '机器学习入门学习路线',
        [
          '数学基础',
          '线性代数：矩阵、特征值',
          ['概率与统计', '贝叶斯定理', '常见分布', '极大似然估计'],
          '微积分与最优化',
        ],
        ['编程工具', ['Python', 'NumPy 与 Pandas', 'Matplotlib 可视化'], 'Jupyter Notebook', 'Git 版本管理'],
        [
          '监督学习',
          ['回归', '线性回归', '岭回归与 Lasso'],
          ['分类', '逻辑回归', '决策树与随机森林', '支持向量机（SVM）'],
          '模型评估：准确率、召回率、F1',
        ],
        ['无监督学习', '聚类：K-means、DBSCAN', '降维：PCA、t-SNE'],
        ['深度学习', '神经网络与反向传播', ['卷积网络', '图像分类', '目标检测'], '循环网络与注意力机制'],
        ['实践项目', '房价预测', '手写数字识别', '电影推荐系统'],
      ],
      'both',
    ),
  );

/** An org chart. */
export const orgChart = (): BoardSnapshot =>
  makeSnapshot(
    mindMap(
      [
        'Harbour Coffee Roasters',
        ['Head of Operations', 'Roastery lead', 'Warehouse', 'Quality and training'],
        [
          'Head of Sales',
          ['Shops', 'Old Town', 'Station', 'Riverside'],
          ['Wholesale', 'Restaurants', 'Offices'],
        ],
        ['Head of Product', 'Sourcing', 'Packaging design'],
        ['Finance and People', 'Accounting', 'Payroll', 'Hiring'],
      ],
      'down',
    ),
  );
