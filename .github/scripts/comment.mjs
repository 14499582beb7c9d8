import { existsSync, readFileSync } from 'node:fs'
import { allPages, ask, needed } from './api.mjs'

// Keeps one comment on a pull request up to date. The review in it was written by the pull
// request's own code, so anything that would mention people, load images or link to other sites
// is removed.
const marker = '<!-- lumbre-preview -->'
const mostLength = 50_000
const preview = process.env.PREVIEW_URL ?? ''
const isPublished = process.env.PUBLISHED === 'true'
const isBuilt = process.env.BUILT === 'true'

/** @param {string} text */
function harmless(text) {
  return (
    text
      .slice(0, mostLength)
      .replace(/[^\P{C}\n]/gu, '')
      // Also those of entities, which could spell all that follows.
      .replace(/[<&]/g, '$&\u200b')
      .replaceAll('@', '@\u200b')
      .replaceAll('![', '\\!\\[')
      // An address without its end is no link, so that another could begin in it.
      .replace(/\]\(([^()\s]*)(\)?)/g, (link, target, end) =>
        preview && target.startsWith(preview) && end ? link : '] (\u200b…)',
      )
      // Definitions of links may stand in quotes and lists.
      .replaceAll(']:', ']\u200b:')
      // Before the sign: browsers would drop one inside a domain.
      .replace(/\b\w+:\/\/|www\./gi, (all, at, whole) =>
        preview && whole.startsWith(preview, at) ? all : all.replace(/[:.]/, '\u200b$&'),
      )
  )
}

const run = needed('RUN_URL')
const sha = needed('HEAD_SHA').slice(0, 7)
const file = 'review/comentario.md'
const lines = [
  marker,
  isPublished
    ? `**Vista previa:** ${preview} (del cambio ${sha}; los buscadores no la listan)`
    : isBuilt
      ? `El cambio ${sha} se construyó. No hay vista previa publicada.`
      : `**El cambio ${sha} no se pudo construir.** Si había una vista previa, es de un cambio anterior.`,
  existsSync(file)
    ? harmless(readFileSync(file, 'utf8'))
    : `No hay revisión de este cambio: [mira qué pasó](${run}).`,
  `[Informe completo y avisos](${run}): abajo, en «Artifacts», descarga «revision» y abre el archivo.`,
]
const body = lines.join('\n\n')
const token = needed('GH_TOKEN')
const api = `${needed('GITHUB_API_URL')}/repos/${needed('REPOSITORY')}/issues`
const comments = await allPages((page) =>
  ask(`${api}/${needed('NUMBER')}/comments?per_page=100&page=${page}`, { token }),
)
const own = comments.find(
  (one) => one.user.login === 'github-actions[bot]' && one.body.startsWith(marker),
)
if (own) await ask(`${api}/comments/${own.id}`, { token, method: 'PATCH', body: { body } })
else await ask(`${api}/${needed('NUMBER')}/comments`, { token, method: 'POST', body: { body } })
