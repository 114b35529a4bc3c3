import { deflateSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readText, textsOf } from '../../test/importing.ts';
import {
  tableTexts,
  type BoardElement,
  type ConnectorElement,
  type TopicElement,
} from '../document/index.ts';
import { importBoard } from './index.ts';

const withText = (elements: readonly BoardElement[], text: string): BoardElement => {
  const found = elements.find((element) => element.text === text);
  if (!found) throw new Error(`No element says ${text}: ${textsOf(elements).join(' / ')}`);
  return found;
};

/** A tree as lines, indented by level, for reading it at a glance. */
function outline(elements: readonly BoardElement[]): string[] {
  const topics = elements.filter((element): element is TopicElement => element.type === 'topic');
  const below = (parent: string | null, level: number): string[] =>
    topics
      .filter((topic) => topic.parent === parent)
      .toSorted((a, b) => (a.order < b.order ? -1 : 1))
      .flatMap((topic) => [`${'  '.repeat(level)}${topic.text}`, ...below(topic.id, level + 1)]);
  return below(null, 0);
}

describe('mind maps', () => {
  it('reads a map of FreeMind with sides, folds, icons, notes, links and arrows', () => {
    const { format, snapshot, report } = readText(
      `<map version="1.0.1"><!-- made elsewhere -->
        <node TEXT="Trip" ID="a">
          <node TEXT="Pack &amp; go" POSITION="left" FOLDED="true" ID="b"><icon BUILTIN="button_ok"/><node TEXT="Coat"/></node>
          <node POSITION="right" ID="c"><richcontent TYPE="NODE"><html><body><p>Two</p><p>lines</p></body></html></richcontent>
            <richcontent TYPE="NOTE"><html><body><p>Ask first</p></body></html></richcontent>
            <arrowlink DESTINATION="b" MIDDLE_LABEL="before"/></node>
          <node TEXT="Site" LINK="https://example.com/" COLOR="#cc3300"><attribute NAME="cost" VALUE="12"/><icon BUILTIN="unheard-of"/></node>
          <node TEXT="File" LINK="plan.pdf"/>
          <node TEXT="&lt;html&gt;&lt;body&gt;Old &lt;b&gt;rich&lt;/b&gt;&lt;/body&gt;&lt;/html&gt;"/>
        </node></map>`,
      'trip.mm',
    );
    expect(format).toBe('freemind');
    expect(outline(snapshot.elements)).toEqual([
      'Trip',
      '  ✅ Pack & go',
      '    Coat',
      '  Two\nlines',
      '  Site\ncost: 12',
      '  File\nplan.pdf',
      '  Old rich',
    ]);
    expect(withText(snapshot.elements, '✅ Pack & go')).toMatchObject({ side: 'left', folded: true });
    expect(withText(snapshot.elements, 'Site\ncost: 12')).toMatchObject({
      link: 'https://example.com/',
      style: { textColor: '#cc3300' },
    });
    expect(withText(snapshot.elements, 'before')).toMatchObject({ type: 'connector', toHead: 'arrow' });
    expect(withText(snapshot.elements, 'Two\nlines').note).toBe('Ask first');
    expect(report).toEqual({ icons: 1, links: 1, notes: 1 });
  });

  it('reads an outline of OPML, under its title when it has several beginnings', () => {
    const { snapshot } = readText(
      `<?xml version="1.0"?><opml version="2.0"><head><title>Week</title></head><body>
        <outline text="Monday" _note="bring cake"><outline text="Call &lt;b&gt;Ana&lt;/b&gt;" _status="checked"/></outline>
        <outline text="Tuesday" htmlUrl="https://example.com/t"/></body></opml>`,
      'week.opml',
    );
    expect(outline(snapshot.elements)).toEqual(['Week', '  Monday', '    Call Ana', '  Tuesday']);
    expect(withText(snapshot.elements, 'Tuesday').link).toBe('https://example.com/t');
    expect(withText(snapshot.elements, 'Monday').note).toBe('bring cake');
    expect(withText(snapshot.elements, 'Call Ana').task).toBe('done');
  });

  it('reads workbooks of XMind, new and old, with every sheet beside the others', () => {
    const content = [
      {
        title: 'One',
        rootTopic: {
          id: 'r',
          title: 'Root',
          structureClass: 'org.xmind.ui.logic.right',
          children: {
            attached: [
              { id: 'x', title: 'Left', markers: [{ markerId: 'priority-1' }], labels: ['home'], branch: 'folded', structureClass: 'org.xmind.ui.timeline.horizontal', children: { attached: [{ id: 'z', title: 'Deep' }] } },
              { id: 'y', title: 'Right', notes: { plain: { content: 'A note' } }, href: 'https://example.com/' },
            ],
            detached: [{ id: 'd', title: 'Floating' }],
            summary: [{ id: 's', title: 'In short', children: { attached: [{ title: 'And more' }] } }, { id: 'lost', title: 'Of nothing' }],
          },
          summaries: [{ range: '(0,1)', topicId: 's' }, { range: '(4,9)', topicId: 'lost' }],
          boundaries: [{ range: '(0,1)', title: 'Both' }, { range: 'master', title: 'All' }, { range: '(1, 1)' }],
        },
        relationships: [{ end1Id: 'x', end2Id: 'y', title: 'leads to' }],
      },
      { title: 'Two', rootTopic: { id: 'q', title: 'Other' } },
    ]; // prettier-ignore
    const fresh = importBoard(zipSync({ 'content.json': strToU8(JSON.stringify(content)) }), 'book.xmind');
    expect(outline(fresh.snapshot.elements)).toEqual([
      'One: Root',
      '  Left',
      '    Deep',
      '  Right',
      '  In short',
      '    And more',
      '  Of nothing',
      '  All',
      'Floating',
      'Two: Other',
    ]);
    expect(withText(fresh.snapshot.elements, 'leads to').type).toBe('connector');
    expect(withText(fresh.snapshot.elements, 'One: Root')).toMatchObject({ layout: 'right' });
    expect(withText(fresh.snapshot.elements, 'Right').note).toBe('A note');
    expect(withText(fresh.snapshot.elements, 'Left')).toMatchObject({
      labels: ['home'],
      branchLayout: 'timeline',
      priority: 1,
    });
    // What is around a whole map has no place on a board, nor what sums up nothing.
    expect(fresh.report).toEqual({ summaries: 2 });
    const idOf = (text: string) => withText(fresh.snapshot.elements, text).id;
    const sums = [idOf('One: Root'), idOf('Left'), idOf('Right')];
    expect(withText(fresh.snapshot.elements, 'In short')).toMatchObject({ type: 'topic', span: sums });
    expect(withText(fresh.snapshot.elements, 'Of nothing').span).toBeUndefined();
    expect(fresh.snapshot.elements.filter(({ type }) => type === 'boundary')).toEqual([
      expect.objectContaining({ text: 'Both', span: [idOf('One: Root'), idOf('Left'), idOf('Right')] }),
      expect.objectContaining({ text: '', span: [idOf('One: Root'), idOf('Right'), idOf('Right')] }),
    ]);

    const old = `<xmap-content xmlns:xlink="http://www.w3.org/1999/xlink"><sheet><topic id="a" structure-class="org.xmind.ui.map">
      <title>Root</title><children><topics type="attached"><topic id="b" xlink:href="https://example.com/"><title>Leaf</title>
      <notes><plain>Said</plain></notes><marker-refs><marker-ref marker-id="star-red"/></marker-refs><boundaries><boundary range="master"><title>Around</title></boundary></boundaries></topic></topics></children></topic></sheet></xmap-content>`;
    const elder = importBoard(zipSync({ 'content.xml': strToU8(old) }), 'old.xmind');
    expect(outline(elder.snapshot.elements)).toEqual(['Root', '  ⭐ Leaf']);
    const leaf = withText(elder.snapshot.elements, '⭐ Leaf').id;
    const root = withText(elder.snapshot.elements, 'Root').id;
    expect(withText(elder.snapshot.elements, 'Around')).toMatchObject({
      type: 'boundary',
      span: [root, leaf, leaf],
    });
    expect(elder.report).toEqual({});
    expect(withText(elder.snapshot.elements, '⭐ Leaf').note).toBe('Said');
  });

  it('reads headings, lists, tasks, tables, code and quotes of Markdown as an outline', () => {
    const { snapshot } = readText(
      [
        '# Plan', 'Why **not**.', '## First', '- one', '  - [x] done', '  - [ ] open', '- two [here](https://example.com/)', '',
        '| a | b |', '|---|---|', '| 1 | 2 |', '', '## Second', '```', 'let x;', '```', '> quoted', '', '<script>alert(1)</script>',
      ].join('\n'), // prettier-ignore
      'plan.md',
    );
    expect(outline(snapshot.elements)).toEqual([
      'Plan',
      '  Why not.',
      '  First',
      '    one',
      '      done',
      '      open',
      '    two here',
      '    a | b',
      '    1 | 2',
      '  Second',
      '    let x;',
      '    quoted',
    ]);
    expect(['done', 'open', 'one'].map((text) => withText(snapshot.elements, text).task)).toEqual([
      'done',
      'open',
      undefined,
    ]);
    expect(withText(snapshot.elements, 'two here').link).toBe('https://example.com/');
  });

  it('keeps every address of a line and of a row that its topic cannot carry', () => {
    const { snapshot } = readText(
      '- [a](https://e.org/a) and [usage](https://e.org/usage)\n\n| x | y |\n|--|--|\n| [1](https://e.org/1) | [2](https://e.org/2) |',
      'l.md',
    );
    expect(withText(snapshot.elements, 'a and usage (https://e.org/usage)').link).toBe('https://e.org/a');
    expect(withText(snapshot.elements, '1 | 2 (https://e.org/2)').link).toBe('https://e.org/1');
  });

  it('reads letters in the encoding that a file names, and those of Western Europe where it names none', () => {
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const map = importBoard(
      bytes('<?xml version="1.0" encoding="ISO-8859-1"?><map><node TEXT="Tür"/></map>'),
      'a.mm',
    );
    expect(textsOf(map.snapshot.elements)).toEqual(['Tür']);
    expect(textsOf(importBoard(bytes('Grün\n'), 'a.csv').snapshot.elements)).toEqual(['Grün']);
    expect(textsOf(readText('Grün 绿\n', 'a.csv').snapshot.elements)).toEqual(['Grün 绿']);
  });

  it('reads indented lines, under the name of the file when there are several beginnings', () => {
    expect(outline(readText('a\n\tb\n\t\tc\n\td\n', 'x.txt').snapshot.elements)).toEqual([
      'a',
      '  b',
      '    c',
      '  d',
    ]);
    expect(outline(readText('  a\n   b\n  c', 'my list.txt').snapshot.elements)).toEqual([
      'my list',
      '  a',
      '    b',
      '  c',
    ]);
  });
});

describe('diagrams and drawings', () => {
  const cells = `<root><mxCell id="0"/><mxCell id="1" parent="0"/>
    <mxCell id="g" parent="1" vertex="1" style="group" value=""><mxGeometry x="100" y="50" width="200" height="100" as="geometry"/></mxCell>
    <mxCell id="a" parent="g" vertex="1" style="rounded=1;html=1;fillColor=#ffe6cc;fontStyle=1" value="Start&lt;br&gt;here"><mxGeometry x="10" y="10" width="80" height="40" as="geometry"/></mxCell>
    <mxCell id="b" parent="1" vertex="1" style="rhombus;html=1;fillColor=none" value="Sure?"><mxGeometry x="400" y="60" width="80" height="80" as="geometry"/></mxCell>
    <UserObject id="u" label="%who%" placeholders="1" who="Ana" link="https://example.com/"><mxCell parent="1" vertex="1" style="shape=mxgraph.aws.queue"><mxGeometry x="600" y="0" width="40" height="40" as="geometry"/></mxCell></UserObject>
    <mxCell id="e" parent="1" edge="1" source="a" target="b" style="edgeStyle=orthogonalEdgeStyle;exitX=1;exitY=0.5;dashed=1;endArrow=open"><mxGeometry relative="1" as="geometry"/></mxCell>
    <mxCell id="l" parent="e" vertex="1" style="edgeLabel;html=1" value="maybe"><mxGeometry relative="1" as="geometry"/></mxCell>
    <mxCell id="f" parent="1" edge="1" style="endArrow=none"><mxGeometry as="geometry"><mxPoint x="0" y="0" as="sourcePoint"/><mxPoint x="90" y="0" as="targetPoint"/><Array as="points"><mxPoint x="40" y="30"/></Array></mxGeometry></mxCell>
  </root>`;

  it('reads shapes, labels, groups and lines of draw.io', () => {
    const { format, snapshot, report } = readText(
      `<mxfile><diagram name="P"><mxGraphModel>${cells}</mxGraphModel></diagram></mxfile>`,
      'd.drawio',
    );
    expect(format).toBe('drawio');
    const start = withText(snapshot.elements, 'Start\nhere');
    const sure = withText(snapshot.elements, 'Sure?');
    expect(start).toMatchObject({ shape: 'rounded', style: { fill: '#ffe6cc', bold: true } });
    expect(sure).toMatchObject({ shape: 'diamond', style: { fill: 'none' } });
    // The corner of its group counts.
    if (start.type === 'shape' && sure.type === 'shape') expect(sure.x - start.x).toBe(400 - 110);
    expect(withText(snapshot.elements, 'Ana').link).toBe('https://example.com/');
    expect(withText(snapshot.elements, 'maybe')).toMatchObject({
      from: { element: start.id, anchor: 'right' },
      to: { element: sure.id, anchor: 'auto' },
      route: 'elbow',
      toHead: 'arrow',
      style: { dash: 'dashed' },
    });
    const lines = snapshot.elements.filter((element) => element.type === 'connector');
    expect(lines).toHaveLength(2);
    const bent = lines.find(({ bends }) => bends);
    const from = bent?.from;
    if (!bent?.bends || !from || 'element' in from) throw new Error('no line with a bend');
    expect(bent.route).toBe('straight');
    expect(bent.bends.map(([x, y]) => [x - from.x, y - from.y])).toEqual([[40, 30]]);
    expect(report).toEqual({ shapes: 1 });
    const group = snapshot.elements.find(({ type }) => type === 'group');
    expect(group && start.container === group.id).toBe(true);
  });

  it('reads packed pages, each in a frame of its own', () => {
    const packed = btoa(
      String.fromCharCode(
        ...deflateSync(strToU8(encodeURIComponent(`<mxGraphModel>${cells}</mxGraphModel>`))),
      ),
    );
    const { snapshot } = readText(
      `<mxfile><diagram name="First">${packed}</diagram><diagram name="Second">${packed}</diagram></mxfile>`,
      'two.xml',
    );
    const frames = snapshot.elements.filter((element) => element.type === 'frame');
    expect(frames.map(({ text }) => text).toSorted()).toEqual(['First', 'Second']);
    const [one, other] = frames.toSorted((a, b) => a.x - b.x);
    expect(one && other && one.x + one.w < other.x).toBe(true);
  });

  it('keeps lines at rows of a table, lines on lines and turned rules, and counts those that hold on to nothing', () => {
    const { snapshot, report } = readText(
      `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
        <mxCell id="r" parent="1" vertex="1" style="shape=tableRow"><mxGeometry y="30" width="200" height="30" as="geometry"/></mxCell>
        <mxCell id="c" parent="r" vertex="1" style="shape=partialRectangle" value="id"><mxGeometry width="200" height="30" as="geometry"/></mxCell>
        <mxCell id="b" parent="1" vertex="1" value="Other"><mxGeometry x="400" width="80" height="40" as="geometry"/></mxCell>
        <mxCell id="e" parent="1" edge="1" source="r" target="b" style="opacity=40" value="has"><mxGeometry relative="1" as="geometry"/></mxCell>
        <mxCell id="f" parent="1" edge="1" source="e" target="b" value="why"><mxGeometry relative="1" as="geometry"/></mxCell>
        <mxCell id="l" parent="1" vertex="1" style="line;rotation=90"><mxGeometry x="600" width="100" height="10" as="geometry"/></mxCell>
      </root></mxGraphModel>`,
      'er.drawio',
    );
    expect(withText(snapshot.elements, 'has')).toMatchObject({
      from: { element: withText(snapshot.elements, 'id').id },
      to: { element: withText(snapshot.elements, 'Other').id },
      opacity: 0.4,
    });
    expect(withText(snapshot.elements, 'why').type).toBe('text');
    const rule = snapshot.elements.find((element) => element.type === 'connector' && element.text === '');
    if (rule?.type !== 'connector' || 'element' in rule.from || 'element' in rule.to)
      throw new Error('No rule');
    expect(Math.abs(rule.from.x - rule.to.x)).toBeLessThan(0.01);
    expect(Math.abs(rule.from.y - rule.to.y)).toBeCloseTo(100);
    expect(report).toEqual({ lines: 1 });
  });

  const scene = [
    { type: 'rectangle', id: 'r', x: 0, y: 0, width: 100, height: 60, angle: 0, strokeColor: '#1e1e1e', backgroundColor: '#ffc9c9', roundness: { type: 3 }, groupIds: ['g'], opacity: 50, locked: true },
    { type: 'text', id: 't', x: 10, y: 10, width: 40, height: 20, containerId: 'r', text: 'Hel-\nlo', originalText: 'Hello', fontSize: 20, textAlign: 'center' },
    { type: 'ellipse', id: 'e', x: 300, y: 0, width: 60, height: 60, angle: Math.PI / 2, link: 'https://example.com/' },
    { type: 'arrow', id: 'a', x: 100, y: 30, width: 200, height: 0, points: [[0, 0], [200, 0]], startBinding: { elementId: 'r' }, endBinding: { elementId: 'e' }, endArrowhead: 'triangle' },
    { type: 'freedraw', id: 'f', x: 0, y: 200, points: [[0, 0], [1, 0.6], [2, 1.5], [50, 40]] },
    { type: 'text', id: 'gone', x: 0, y: 0, width: 1, height: 1, text: 'deleted', isDeleted: true },
  ]; // prettier-ignore

  it('reads a drawing of Excalidraw and what its clipboard holds', () => {
    for (const kind of ['excalidraw', 'excalidraw/clipboard']) {
      const { snapshot, report } = readText(JSON.stringify({ type: kind, elements: scene }), 'x.excalidraw');
      const box = withText(snapshot.elements, 'Hello');
      expect(box).toMatchObject({
        shape: 'rounded',
        opacity: 0.5,
        locked: true,
        style: { fill: '#ffc9c9', stroke: 'ink' },
      });
      const round = snapshot.elements.find(
        (element) => element.type === 'shape' && element.shape === 'ellipse',
      );
      expect(round).toMatchObject({ rotation: 90, link: 'https://example.com/' });
      const lines = snapshot.elements.filter(
        (element): element is ConnectorElement => element.type === 'connector',
      );
      expect(lines.find(({ toHead }) => toHead === 'triangle')).toMatchObject({
        from: { element: box.id },
        to: { element: round?.id },
      });
      expect(lines).toHaveLength(1);
      const drawing = snapshot.elements.find(({ type }) => type === 'drawing');
      expect(drawing).toMatchObject({ w: 50, h: 40, style: { stroke: 'ink' } });
      const group = snapshot.elements.find(({ type }) => type === 'group');
      expect(group && box.container === group.id).toBe(true);
      expect(textsOf(snapshot.elements)).toEqual(['Hello']);
      expect(report).toEqual({});
    }
  });

  it('keeps lines of several points whole: curves as curves, right angles where somebody put them, however many bends', () => {
    const many = Array.from({ length: 100 }, (_, at) => [at * 10, (at % 2) * 20]);
    const held = { startBinding: { elementId: 'r' }, endBinding: { elementId: 'e' } };
    const lines = [
      { type: 'arrow', id: 'c', x: 0, y: 0, points: [[0, 0], [50, 80], [100, 0]], roundness: { type: 2 }, ...held },
      { type: 'arrow', id: 'k', x: 10, y: 20, points: [[0, 0], [50, 0], [50, 90], [100, 90]], elbowed: true, fixedSegments: [{ index: 2, start: [50, 0], end: [50, 90] }], ...held },
      { type: 'arrow', id: 'm', x: 0, y: 0, points: many },
    ]; // prettier-ignore
    const { snapshot, report } = readText(
      JSON.stringify({ type: 'excalidraw', elements: [...scene.slice(0, 3), ...lines] }),
      'x.excalidraw',
    );
    const read = snapshot.elements.filter((element): element is ConnectorElement => element.type === 'connector');
    const shape = withText(snapshot.elements, 'Hello');
    const origin = shape.type === 'shape' ? [shape.x, shape.y] : [];
    const placesOf = ({ bends }: ConnectorElement) => bends?.map((bend) => bend.map((value, axis) => value - (origin[axis] ?? 0)));
    expect(read.filter(({ route }) => route === 'curved').map(placesOf)).toEqual([[[50, 80]]]);
    expect(read.filter(({ route }) => route === 'elbow').map(placesOf)).toEqual([[[60, 65]]]);
    const parts = read.filter(({ route }) => route === 'straight');
    // 99 stretches: 33 to each connector; the head is at the last one's end alone.
    expect(parts.map(({ bends, toHead }) => [bends?.length, toHead])).toEqual([[32, 'none'], [32, 'none'], [32, 'arrow']]);
    expect(report).toEqual({});
  }); // prettier-ignore

  it('sets out both kinds of libraries in rows', () => {
    const [box] = scene;
    for (const library of [
      { libraryItems: [{ elements: [box] }, { elements: [box] }] },
      { library: [[box], [box]] },
    ]) {
      const { snapshot } = readText(JSON.stringify({ type: 'excalidrawlib', ...library }), 'l.excalidrawlib');
      const [one, other] = snapshot.elements.filter(({ type }) => type === 'shape');
      if (one?.type !== 'shape' || other?.type !== 'shape') throw new Error('Expected two shapes');
      expect(Math.abs(one.x - other.x)).toBeGreaterThan(one.w);
    }
  });

  it('reads one column of values as notes and several as a table', () => {
    const notes = readText('first\n"second, still"\n', 'n.csv').snapshot.elements;
    expect(notes.map(({ type, text }) => [type, text])).toEqual([
      ['sticky', 'first'],
      ['sticky', 'second, still'],
    ]);
    const [table] = readText('name;cost\nTea;3\nCake;5\n', 't.csv').snapshot.elements;
    if (table?.type !== 'table') throw new Error('no table');
    expect(table.header).toBe(true);
    expect(tableTexts(table)).toEqual([
      ['name', 'cost'],
      ['Tea', '3'],
      ['Cake', '5'],
    ]);
  });

  it('reads more values than a table holds as rectangles that stand as one', () => {
    const lines = Array.from({ length: 600 }, (_, index) => `row ${index},${index}`).join('\n');
    const shapes = readText(`name,cost\n${lines}\n`, 't.csv').snapshot.elements;
    expect(shapes).toHaveLength(1_202);
    expect(withText(shapes, 'cost').style.bold).toBe(true);
  });

  it('reads a board that was saved as a file', () => {
    const { snapshot } = readText('a\n', 'a.txt');
    expect(readText(JSON.stringify(snapshot), 'a.json')).toEqual({
      format: 'boardwalk',
      name: 'a',
      snapshot,
      report: {},
    });
  });
});
