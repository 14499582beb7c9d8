export const feedForms = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const

export type FeedForm = keyof typeof feedForms

/**
 * Where the forms of a feed stand, without the base.
 *
 * @param folder URL path of the category whose articles it has; empty for all
 */
export const feedPaths = (folder: string): Record<FeedForm, string> => ({
  rss: `${folder}/${feedForms.rss.file}`,
  atom: `${folder}/${feedForms.atom.file}`,
  json: `${folder}/${feedForms.json.file}`,
})

export const markdownPath = (url: string): string => `${url}.md`
