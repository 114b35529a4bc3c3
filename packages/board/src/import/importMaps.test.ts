import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readText, textsOf, withText } from '../../test/importing.ts';
import type { BoardElement, TopicElement } from '../document/index.ts';
import { importBoard } from './index.ts';

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

  it('takes the first marker that is an icon of ours as the icon of a topic; flags and others stay emoji', () => {
    const markers = ['flag-red', 'symbol-idea', 'symbol-pin'].map((markerId) => ({ markerId }));
    const content = [{ rootTopic: { title: 'Trip', markers } }];
    const { snapshot } = importBoard(
      zipSync({ 'content.json': strToU8(JSON.stringify(content)) }),
      'book.xmind',
    );
    expect(withText(snapshot.elements, '🚩 📌 Trip').icon?.[0]).toBe('lightbulb');
    const map = readText(
      '<map><node TEXT="Trip"><icon BUILTIN="launch"/><icon BUILTIN="idea"/><icon BUILTIN="flag"/></node></map>',
      'trip.mm',
    );
    expect(withText(map.snapshot.elements, '💡 🚩 Trip').icon?.[0]).toBe('rocket');
  });

  it('takes no arrow of XMind for another: those that we have none for are counted', () => {
    const names = ['arrow-up', 'arrow-left', 'arrow-up-right', 'arrow-left-right', 'arrow-refresh'];
    const content = [{ rootTopic: { title: 'Trip', markers: names.map((markerId) => ({ markerId })) } }];
    const { snapshot, report } = importBoard(
      zipSync({ 'content.json': strToU8(JSON.stringify(content)) }),
      'book.xmind',
    );
    expect(withText(snapshot.elements, '⬅️ ↗️ ↔️ 🔄 Trip').icon?.[0]).toBe('arrow-up');
    expect(report).toEqual({});
    const other = [{ rootTopic: { title: 'Trip', markers: [{ markerId: 'arrow-up-and-away' }] } }];
    const unknown = importBoard(zipSync({ 'content.json': strToU8(JSON.stringify(other)) }), 'book.xmind');
    expect(withText(unknown.snapshot.elements, 'Trip').icon).toBeUndefined();
    expect(unknown.report).toEqual({ icons: 1 });
  });

  it('keeps the pictures of topics in workbooks of XMind, new and old, and counts those that are not in the file', () => {
    const [png, gif] = [Uint8Array.of(137, 80, 78, 71), Uint8Array.of(71, 73, 70)];
    const topics = [
      { title: 'Sea', image: { src: 'xap:resources/a.png', width: 960, height: 480 } },
      { title: 'Same', image: { src: 'xap:resources/a.png' } },
      { title: 'Gone', image: { src: 'xap:resources/gone.png' } },
      { title: 'Far', image: { src: 'https://example.com/a.png' } },
      { title: 'Odd', image: { src: 'xap:resources/a.exe', width: -4 } },
    ];
    const content = [{ rootTopic: { title: 'Trip', children: { attached: topics } } }];
    const files = {
      'content.json': strToU8(JSON.stringify(content)),
      'resources/a.png': png,
      'resources/a.exe': png,
    };
    const fresh = importBoard(zipSync(files), 'book.xmind');
    const [asset = ''] = [...fresh.pictures.keys()];
    expect([...fresh.pictures.values()]).toEqual([{ bytes: png, type: 'image/png' }]);
    expect(withText(fresh.snapshot.elements, 'Sea')).toMatchObject({ asset, assetSize: [480, 240] });
    expect(withText(fresh.snapshot.elements, 'Same')).toMatchObject({ asset, assetSize: [200, 150] });
    for (const text of ['Gone', 'Far', 'Odd'])
      expect(withText(fresh.snapshot.elements, text)).not.toHaveProperty('asset');
    expect(fresh.report).toEqual({ pictures: 3 });
    const old = `<xmap-content xmlns:xlink="l" xmlns:xhtml="h" xmlns:svg="s"><sheet><topic><title>Trip</title>
      <xhtml:img xhtml:src="xap:attachments/b.gif" svg:width="120" svg:height="60"/></topic></sheet></xmap-content>`;
    const elder = importBoard(
      zipSync({ 'content.xml': strToU8(old), 'attachments/b.gif': gif }),
      'old.xmind',
    );
    expect(withText(elder.snapshot.elements, 'Trip')).toMatchObject({ assetSize: [120, 60] });
    expect([...elder.pictures.values()]).toEqual([{ bytes: gif, type: 'image/gif' }]);
    expect(elder.report).toEqual({});
  });

  it('reads a workbook whose pictures are more than can be unpacked without them', () => {
    const content = [{ rootTopic: { title: 'Trip', image: { src: 'xap:resources/a.png' } } }];
    const bomb = new Uint8Array(17 * 1024 * 1024);
    const files = { 'content.json': strToU8(JSON.stringify(content)), 'resources/a.png': bomb };
    const { snapshot, pictures, report } = importBoard(zipSync(files), 'book.xmind');
    expect(withText(snapshot.elements, 'Trip')).not.toHaveProperty('asset');
    expect([pictures.size, report]).toEqual([0, { pictures: 1 }]);
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
