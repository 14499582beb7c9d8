/** What to write instead of HTML, by the elements that each hint is for. */
const hints = {
  br: 'Para otro párrafo deja una línea en blanco; para cortar la línea pon \\ al final de ella.',
  'b strong': 'Para negrita escribe **texto**.',
  'i em': 'Para énfasis escribe *texto*.',
  a: 'Escribe [texto](/ruta) o [texto](https://…).',
  'img picture svg figure figcaption':
    'Escribe ![Lo que se ve](/images/foto.webp), o <Figure … /> si lleva pie.',
  h1: 'El título va en el campo title; dentro del texto empieza con ##.',
  h2: 'Empieza la línea con ## y un espacio.',
  h3: 'Empieza la línea con ### y un espacio.',
  'h4 h5 h6': 'Empieza la línea con ## para un título, o con ### para uno menor.',
  p: 'Deja una línea en blanco entre párrafo y párrafo.',
  'ul ol li dl dt dd': 'Empieza cada línea con un guion (- uno) o con un número (1. uno).',
  'table thead tbody tfoot tr td th caption': 'Escribe la tabla con barras: | Plan | Precio |.',
  code: 'Escribe el código entre acentos graves: `código`.',
  kbd: 'Escribe la tecla entre acentos graves: `Ctrl`.',
  samp: 'Escríbelo entre acentos graves: `texto`.',
  pre: 'Pon ``` en la línea de antes y en la de después.',
  'blockquote cite': 'Empieza la línea con > , o usa <Quote author="…">.',
  q: 'Usa las comillas « ».',
  hr: 'Escribe --- en una línea sola.',
  'del s strike': 'Para tachar escribe ~~texto~~.',
  'div aside section details summary':
    'Quita la etiqueta, o usa <Callout title="…"> para un recuadro.',
  'article span center font u small big mark sub':
    'Quita la etiqueta: el diseño del sitio ya da forma al texto.',
  sup: 'Para una nota al pie escribe [^1] y, más abajo, [^1]: la nota.',
  'iframe video audio embed object':
    'Para enlazar un video usa <VideoLink href="https://…" title="…" />.',
  'script link meta base template': 'Los textos no llevan código que se ejecute; quítalo.',
  style: 'El aspecto lo decide el diseño del sitio; quita la etiqueta.',
  'form input textarea select':
    'Quítalo; para llevar a un formulario usa <ButtonLink to="/contacto">…</ButtonLink>.',
  button: 'Usa <ButtonLink to="/contacto">…</ButtonLink>.',
}

export const htmlHints: ReadonlyMap<string, string> = new Map(
  Object.entries(hints).flatMap(([elements, hint]) =>
    elements.split(' ').map((element) => [element, hint]),
  ),
)
