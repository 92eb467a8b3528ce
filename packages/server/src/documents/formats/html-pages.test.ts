import { readText } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { openHtml } from './open-html.ts';
import { parseHtml } from './parse-html.ts';
import { textOfHtml } from './text-of-html.ts';

/* Pages built the ways counties, cities and publishers of codes build theirs. */

const filler =
  'The purpose of this chapter is to protect the health, safety and welfare of the residents of the county and to provide for the orderly development of land. ';
const page = (body: string, head = '<title>Code of Ordinances</title>'): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const textOf = (html: string | Uint8Array, charset: string | null = null): string =>
  parseHtml(typeof html === 'string' ? Buffer.from(html) : html, charset).text;

describe('a page of a code', () => {
  it('with numbers and titles in separate elements keeps each section on its line', () => {
    const text = textOf(
      page(`<nav>Home</nav><div id="codeContent" class="contentContainer">
        <h2 class="title"><a href="#1"><span class="titleNumber">§ 165-38</span><span class="titleTitle">Battery energy storage systems.</span></a></h2>
        <div class="history">[Added 3-14-2023 by L.L. No. 2-2023]</div>
        <div class="para"><div class="litem"><div class="litem_number">A.</div><div class="litem_content">Setbacks. Systems shall be set back 100 feet from all lot lines.
          <div class="litem"><div class="litem_number">(1)</div><div class="litem_content">From schools, 300 feet.</div></div></div></div></div>
        <p>${filler.repeat(4)}</p></div>`),
    );
    expect(text).toContain('§ 165-38 Battery energy storage systems.');
    expect(text).toContain('[Added 3-14-2023 by L.L. No. 2-2023]');
    expect(text).toMatch(/^A\. Setbacks\. Systems shall be set back 100 feet from all lot lines\.$/m);
    expect(text).toMatch(/^\(1\) From schools, 300 feet\.$/m);
    const { standards } = readText({ kind: 'ordinance', source: 'page', text });
    expect(standards.map(({ value, section }) => [value, section])).toEqual([
      [100, '§ 165-38 A. Setbacks'],
      [300, '§ 165-38 A. Setbacks (1)'],
    ]);
  });

  it('shows a draft without what it strikes', () => {
    const body = `<h1>Draft</h1><p>§ 4. A fence shall be <del>six</del> <ins>seven</ins> feet high<s>, and shall be wooden</s>. ${filler.repeat(4)}</p>`;
    expect(textOf(page(body)).replace(/ +/g, ' ')).toContain('A fence shall be seven feet high.');
  });

  it('with its headings in the page’s own header loses neither heading nor section', () => {
    const text = textOf(
      page(
        `<header class="site-header"><a href="/">Hollis County</a></header><main><article><header><h1>Sec. 4-1. Setbacks</h1></header><p>Panels shall be set back 150 feet. ${filler.repeat(3)}</p></article></main>`,
      ),
    );
    expect(text).toMatch(/^Sec\. 4-1\. Setbacks/);
    expect(text).not.toContain('Hollis County');
  });

  it('with lists gives each item its number, as the page shows it', () => {
    const text = textOf(
      page(`<main><h1>Chapter 9 Solar</h1><p>${filler.repeat(3)}</p>
        <ol type="a"><li>Setbacks.<ol><li>Roads, 50 feet.</li><li>Residences, 500 feet.</li></ol></li><li>Height, 20 feet.</li></ol>
        <ol style="list-style-type: upper-roman" start="4"><li>Fences.</li></ol>
        <ol><li>(a) Brings its own letter.</li></ol>
        <ul><li>Has none.</li></ul></main>`),
    );
    for (const line of ['a. Setbacks.', '1. Roads, 50 feet.', '2. Residences, 500 feet.', 'b. Height, 20 feet.'])
      expect(text.split('\n')).toContain(line);
    for (const line of ['IV. Fences.', '(a) Brings its own letter.', 'Has none.'])
      expect(text.split('\n')).toContain(line);
  });

  it('with a table that spans rows and columns reads each row in full', () => {
    const text = textOf(
      page(`<main><h1>17.40.060 Development standards</h1><p>${filler.repeat(3)}</p><table><caption>Table 4</caption>
        <thead><tr><th rowspan="2">District</th><th rowspan="2">Minimum lot area</th><th colspan="2">Setbacks (ft.)</th></tr><tr><th>Front</th><th>Side</th></tr></thead>
        <tbody><tr><td rowspan="2">R-1</td><td>10,000 sq. ft.</td><td>30</td><td>10</td></tr><tr><td>12,000 sq. ft.</td><td></td><td>15</td></tr>
        <tr><td colspan="4">Commercial districts</td></tr><tr><td>C-1</td><td>None</td><td>20</td><td>5</td></tr></tbody></table></main>`),
    );
    const lines = text.split('\n');
    for (const line of [
      'District | Minimum lot area | Setbacks (ft.) | Setbacks (ft.)',
      'District | Minimum lot area | Front | Side',
      'R-1 | 10,000 sq. ft. | 30 | 10',
      'R-1 | 12,000 sq. ft. | | 15',
      'Commercial districts',
      'C-1 | None | 20 | 5',
    ])
      expect(lines).toContain(line);
    const { standards } = readText({ kind: 'ordinance', source: 'page', text });
    const said = standards.map(({ subject, value, unit, applies_to }) => `${subject} ${value} ${unit} ${applies_to}`);
    expect(said).toContain('lot area 10000 square feet R-1 district');
    expect(said).toContain('setback from property line 30 feet R-1 district');
    expect(said).toContain('setback from property line 5 feet C-1 district');
  });

  it('that is laid out with tables is read as a page, cell after cell', () => {
    const text = textOf(
      page(`<table width="100%"><tr><td class="menu"><a href="/a">Departments</a></td>
        <td><h1>Zoning Ordinance</h1><p>Section 5.1 Setbacks.</p><p>No tower shall stand within 500 feet of a dwelling.</p><p>${filler.repeat(5)}</p>
        <table border="1"><tr><th>Use</th><th>Setback</th></tr><tr><td>Tower</td><td>500 feet</td></tr></table></td></tr></table>`),
    );
    expect(text).toMatch(/^Section 5\.1 Setbacks\.$/m);
    expect(text).toMatch(/^Tower \| 500 feet$/m);
    expect(text).not.toContain('Departments');
  });

  it('with line breaks instead of paragraphs keeps its lines', () => {
    const text = textOf(
      page(
        `<div><font size="2"><b>ARTICLE IV</b><br><b>SIGNS</b><br><br>4.1 No sign shall exceed 32 square feet.<br>4.2 No sign shall exceed 12 feet in height.<br>${filler.repeat(4)}</font></div>`,
      ),
    );
    expect(text).toMatch(
      /^4\.1 No sign shall exceed 32 square feet\.\n4\.2 No sign shall exceed 12 feet in height\.$/m,
    );
  });

  it('with definitions keeps each term with its meaning', () => {
    const text = textOf(
      page(
        `<main><h2>Sec. 2-1. Definitions</h2><p>${filler.repeat(3)}</p><dl><dt>Buffer</dt><dd>A planted strip that screens a use.</dd><dt>Tower</dt><dd>A structure over 35 feet.</dd></dl></main>`,
      ),
    );
    expect(text).toMatch(/^Buffer\n+A planted strip that screens a use\.$/m);
  });

  it('saved by Word keeps its numbers and drops Word’s own notes', () => {
    const text =
      textOf(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv=Content-Type content="text/html; charset=windows-1252"><title>Chapter 9</title>
      <!--[if gte mso 9]><xml><o:DocumentProperties><o:Author>Clerk</o:Author></o:DocumentProperties></xml><![endif]--><style><!-- p.MsoNormal {margin:0in} --></style></head>
      <body lang=EN-US><div class=Section1><p class=MsoNormal><b><span style='font-size:12.0pt'>Sec. 9-2.<span style='mso-spacerun:yes'>  </span>Height.<o:p></o:p></span></b></p>
      <p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>(a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Buildings shall not
      exceed 35 feet.<o:p></o:p></p><p class=MsoNormal>${filler.repeat(3)}</p></div></body></html>`);
    expect(text).toMatch(/^Sec\. 9-2\. Height\.$/m);
    expect(text).toMatch(/^\(a\) Buildings shall not exceed 35 feet\.$/m);
    expect(text).not.toMatch(/Clerk|MsoNormal|supportLists/);
  });
});

describe('a page without a single line break', () => {
  it('is read in time proportional to its length', () => {
    const cost = (paragraphs: number): number => {
      const { body } = openHtml(page('<p>A rule of <b>this</b> code.</p>'.repeat(paragraphs)));
      const { user, system } = process.cpuUsage();
      expect(textOfHtml(body)).toHaveLength(paragraphs * 'A rule of this code.\n\n'.length - 2);
      const after = process.cpuUsage();
      return (after.user + after.system - user - system) / 1_000;
    };
    cost(2_000);
    expect(cost(32_000)).toBeLessThan(24 * Math.max(cost(4_000), 8));
  });
});

describe('a county’s page', () => {
  it('loses its menus, banners, breadcrumbs, share buttons and footers, whatever they are called', () => {
    const text = textOf(
      page(`<a class="skip-link" href="#main">Skip to main content</a><div id="cookie-consent">We use cookies</div>
        <div class="region-sidebar-first">Related pages</div><div class="breadcrumb">Home › Planning</div><ul class="main-menu"><li>Pay a bill</li></ul>
        <div role="dialog">Sign up for alerts</div><div class="share-buttons">Share on social media</div><div style="display:none">Print header</div>
        <form class="search-form"><label>Search this site</label></form>
        <div id="content"><h1>Planning Commission</h1><p>The comprehensive plan keeps the river corridor open. ${filler.repeat(5)}</p><div class="field field--name-body">Public hearing on June 3 at 7 p.m.</div></div>
        <div class="footer-widgets"></div><div id="footer">Copyright Hollis County</div>`),
    );
    expect(text).toContain('river corridor');
    expect(text).toContain('Public hearing on June 3 at 7 p.m.');
    expect(text).not.toMatch(
      /Skip to|cookies|Related pages|Home ›|Pay a bill|Sign up|Share on|Print header|Search this|Copyright/,
    );
  });

  it('that is inside one big form is still read', () => {
    const text = textOf(
      page(
        `<form id="aspnetForm" action="/page.aspx"><input type="hidden" name="__VIEWSTATE" value="x"><div class="nav">Home</div><div><h1>Zoning</h1><p>Section 3. Lots shall be 2 acres. ${filler.repeat(4)}</p></div></form>`,
      ),
    );
    expect(text).toContain('Section 3. Lots shall be 2 acres.');
    expect(text).not.toContain('Home');
  });

  it.each([
    ['windows-1252 by its head', '<meta charset="windows-1252">', null],
    [
      'windows-1252 by its older head',
      '<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">',
      null,
    ],
    ['windows-1252 by what the server says', '', 'windows-1252'],
    ['windows-1252, said to be UTF-8', '<meta charset="utf-8">', 'utf-8'],
  ])('in %s keeps its special characters', (_name, head, charset) => {
    const html = page(`<main><h1>§ 12-4</h1><p>The county’s “buffer” – 50 feet. ${filler.repeat(3)}</p></main>`, head);
    const signs: Readonly<Record<string, number>> = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '§': 0xa7 };
    const bytes = Uint8Array.from(html, (sign) => signs[sign] ?? sign.charCodeAt(0));
    expect(textOf(bytes, charset)).toContain('The county’s “buffer” – 50 feet.');
    expect(textOf(bytes, charset)).toContain('§ 12-4');
  });

  it('in UTF-16 or with a byte order mark is read', () => {
    const html = page(`<main><p>Sec. 1. Towers shall be 50 feet from roads. ${filler.repeat(3)}</p></main>`);
    expect(textOf(Buffer.from(`\ufeff${html}`, 'utf16le'))).toContain('Towers shall be 50 feet');
    expect(textOf(Buffer.from(`\ufeff${html}`))).toContain('Towers shall be 50 feet');
  });
});

describe('a page without its text', () => {
  const refused = (html: string): string => {
    try {
      return `read: ${textOf(html)}`;
    } catch (error) {
      return error instanceof Refusal ? `${error.code}: ${error.message}` : String(error);
    }
  };

  it('that only frames another page says which one', () => {
    expect(
      refused(page('<h1>Zoning code</h1><iframe src="https://codes.example/hollis/zoning?view=1"></iframe>')),
    ).toMatch(/^document_empty: .*Enter that address instead: https:\/\/codes\.example\/hollis\/zoning\?view=1$/);
  });

  it('that needs its scripts says what to do', () => {
    expect(
      refused(
        page(
          '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="a.js"></script>',
        ),
      ),
    ).toMatch(/^document_empty: .*copy and paste its text/);
    expect(
      refused(
        page('<div id="root">Loading</div><noscript>Please enable JavaScript.</noscript><script src="a.js"></script>'),
      ),
    ).toMatch(/^document_empty: /);
  });
});
