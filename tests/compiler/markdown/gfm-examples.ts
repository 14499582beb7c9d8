/** Examples of the extensions in GitHub Flavored Markdown 0.29, and of its footnotes, by number. */
export const gfmExamples: Record<string, string> = {
  'table 198': '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
  'table 201': '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n',
  'table 203': '| abc | def |\n| --- |\n| bar |\n',
  'table in a list': '- | a | b |\n  | - | - |\n  | c | d |\n',
  'task 280': '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim\n',
  'task, loose': '- [x] foo\n\n- [ ] bar\n\n  more\n',
  'strikethrough 491': '~~Hi~~ Hello, ~there~ world!\n',
  'autolink 622': 'www.commonmark.org\n',
  'autolink 628': 'www.commonmark.org/he<lp\n',
  'autolink 629':
    'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n',
  'autolink 632': 'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n',
  'autolink with a protocol': 'mailto:foo@bar.baz\n\nxmpp:foo@bar.baz/txt\n',
  footnote: 'Here is a footnote[^1].\n\n[^1]: And its text.\n',
  'footnote of several paragraphs': 'a[^n]\n\n[^n]: one\n\n    two\n\n    - three\n',
  'footnote without definition': 'a[^n]\n',
  'footnote without call': 'a\n\n[^n]: note\n',
}
