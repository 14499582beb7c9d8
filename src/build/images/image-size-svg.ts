import type { ImageSize } from './image-size.ts'

/** Reads the size of a drawing from the attributes of its root, or from its view box. */
export function readSvgSize(text: string): ImageSize | undefined {
  const root = svgRoot(text)
  if (root === undefined) return undefined
  const box = attribute(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const ratio = box?.length === 4 && box.every(Number.isFinite) ? box : undefined
  const width = pixels(attribute(root, 'width'))
  const height = pixels(attribute(root, 'height'))
  const [, , boxWidth = 0, boxHeight = 0] = ratio ?? []
  if (width && height) return { width, height }
  if (boxWidth <= 0 || boxHeight <= 0) return undefined
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) }
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height }
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) }
}

/** The opening tag of the root element. */
function svgRoot(text: string): string | undefined {
  const start = text.search(/<svg[\s>]/)
  const end = text.indexOf('>', start)
  return start === -1 || end === -1 ? undefined : text.slice(start, Math.min(end, start + 5000))
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found?.[1] ?? found?.[2]
}

function pixels(value: string | undefined): number | undefined {
  const number = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*$/.exec(value ?? '')?.[1]
  return number === undefined ? undefined : Math.round(Number(number)) || undefined
}

const executable: [RegExp, string][] = [
  [/<(?:[\w-]+:)?script[\s>/]/i, 'un programa (<script>)'],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed)[\s>/]/i, 'una página dentro del dibujo'],
  [/[\s"'/]on[a-z]+\s*=/i, 'un atributo que ejecuta código (on…)'],
  [
    /(?:href|src|to|from|values)\s*=\s*["']?\s*(?:javascript|data:text)/i,
    'un enlace que ejecuta código',
  ],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)/i, 'definiciones de entidades'],
  [/<\?xml-stylesheet|@import|url\(\s*["']?https?:/i, 'estilos de otro sitio'],
  [
    /<(?:[\w-]+:)?(?:image|use|feImage)\b[^>]*href\s*=\s*["']?\s*(?:https?:)?\/\//i,
    'una imagen de otro sitio',
  ],
]

/** What a drawing holds that could run or load something when it is opened; and where. */
export function findActiveSvg(text: string): { what: string; index: number } | undefined {
  for (const [pattern, what] of executable) {
    const index = text.search(pattern)
    if (index !== -1) return { what, index }
  }
  return undefined
}
