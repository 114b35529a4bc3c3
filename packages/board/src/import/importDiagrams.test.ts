import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readText, textsOf, withText } from '../../test/importing.ts';
import { tableTexts, type ConnectorElement } from '../document/index.ts';

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

  it('keeps the fixed places of draw.io at which lines hold on to shapes; middles of sides are sides', () => {
    const line = (id: string, style: string) =>
      `<mxCell id="${id}" parent="1" edge="1" source="a" target="b" value="${id}" style="${style}"><mxGeometry relative="1" as="geometry"/></mxCell>`;
    const box = (id: string, x: number) =>
      `<mxCell id="${id}" parent="1" vertex="1" value="${id}"><mxGeometry x="${x}" width="80" height="40" as="geometry"/></mxCell>`;
    const { snapshot } = readText(
      `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${box('a', 0)}${box('b', 300)}
        ${line('place', 'exitX=0.25;exitY=0;entryX=1;entryY=1')}${line('side', 'exitX=0.5;exitY=1;entryX=0;entryY=0.5')}
        ${line('none', '')}${line('far', 'exitX=7;exitY=-3;entryX=0.5;entryY=0.5')}</root></mxGraphModel>`,
      'd.drawio',
    );
    const [a, b] = ['a', 'b'].map((text) => withText(snapshot.elements, text).id);
    expect(withText(snapshot.elements, 'place')).toMatchObject({
      from: { element: a, anchor: 'top', at: [0.25, 0] },
      to: { element: b, anchor: 'bottom', at: [1, 1] },
    });
    expect(withText(snapshot.elements, 'side')).toMatchObject({
      from: { element: a, anchor: 'bottom' },
      to: { element: b, anchor: 'left' },
    });
    const ends = ({ from, to }: ConnectorElement) => [from, to];
    expect(ends(withText(snapshot.elements, 'none') as ConnectorElement)).toEqual([
      { element: a, anchor: 'auto' },
      { element: b, anchor: 'auto' },
    ]);
    expect(ends(withText(snapshot.elements, 'far') as ConnectorElement)).toEqual([
      { element: a, anchor: 'top', at: [1, 0] },
      { element: b, anchor: 'center' },
    ]);
  });

  it('keeps the fixed points of Excalidraw: of lines with right angles as they are, of others where these end', () => {
    const box = (id: string, x: number, angle = 0) => ({
      type: 'rectangle',
      id,
      x,
      y: 0,
      width: 100,
      height: 100,
      angle,
    });
    const arrow = (id: string, given: object) => ({
      type: 'arrow', id, x: 100, y: 20, width: 200, height: 60, points: [[0, 0], [200, 60]], ...given,
    }); // prettier-ignore
    const held = (elementId: string, fixedPoint?: readonly number[], mode = 'orbit') => ({
      elementId,
      ...(fixedPoint && { fixedPoint, mode }),
    });
    const { snapshot } = readText(
      JSON.stringify({
        type: 'excalidraw',
        elements: [
          box('r', 0),
          box('e', 300),
          arrow('elbow', {
            elbowed: true,
            startBinding: held('r', [1.05, 0.2]),
            endBinding: held('e', [-0.05, 0.5001]),
          }),
          arrow('inside', {
            startBinding: held('r', [0.9, 0.1], 'inside'),
            endBinding: held('e', [0.5001, 0.5001]),
          }),
          arrow('orbit', { startBinding: held('r', [0.3, 0.4]), endBinding: held('e', [0.7, 0.2]) }),
          arrow('older', {
            startBinding: { elementId: 'r', focus: 0.4, gap: 2 },
            endBinding: { elementId: 'e' },
          }),
        ],
      }),
      'd.excalidraw',
    );
    const lines = snapshot.elements.filter((each): each is ConnectorElement => each.type === 'connector');
    const holds = lines.map(({ from, to }) =>
      [from, to].map((end) => ('element' in end ? [end.anchor, ...(end.at ?? [])] : null)),
    );
    expect(holds).toEqual([
      [['right', 1, 0.2], ['left']],
      [['top', 0.9, 0.1], ['auto']],
      [
        ['right', 1, 0.2],
        ['left', 0, 0.8],
      ],
      [['auto'], ['auto']],
    ]);
  });

  it.each([
    ['shape=document', 'document'],
    ['shape=mxgraph.flowchart.document', 'document'],
    ['shape=mxgraph.flowchart.multi-document', 'documents'],
    ['shape=process', 'subroutine'],
    ['shape=mxgraph.flowchart.predefined_process', 'subroutine'],
    ['shape=mxgraph.flowchart.process', 'rectangle'],
    ['shape=internalStorage', 'internalStorage'],
    ['shape=dataStorage', 'storedData'],
    ['shape=manualInput', 'manualInput'],
    ['shape=mxgraph.flowchart.manual_operation', 'manualOperation'],
    ['shape=delay', 'delay'],
    ['shape=mxgraph.flowchart.display', 'display'],
    ['shape=card', 'card'],
    ['shape=offPageConnector', 'offPage'],
    ['shape=mxgraph.flowchart.merge_or_storage', 'merge'],
    ['shape=orEllipse', 'or'],
    ['shape=sumEllipse', 'summing'],
    ['shape=callout', 'speech'],
    ['shape=note', 'folded'],
    ['shape=trapezoid', 'trapezoid'],
    ['shape=mxgraph.basic.pentagon', 'pentagon'],
    ['shape=mxgraph.basic.octagon2', 'octagon'],
    ['shape=cross', 'cross'],
    ['shape=doubleArrow', 'doubleArrow'],
  ])('reads %s of draw.io as the same shape', (style, kind) => {
    const { snapshot, report } = readText(
      `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" parent="1" vertex="1" style="${style};html=1" value="It"><mxGeometry width="80" height="40" as="geometry"/></mxCell></root></mxGraphModel>`,
      'd.drawio',
    );
    expect(withText(snapshot.elements, 'It')).toMatchObject({ type: 'shape', shape: kind });
    expect(report).toEqual({});
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
      pictures: new Map(),
      report: {},
    });
  });
});
