import arrowDown from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw'
import arrowUp from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw'
import check from '@phosphor-icons/core/bold/check-bold.svg?raw'
import telegram from '@phosphor-icons/core/fill/telegram-logo-fill.svg?raw'
import whatsapp from '@phosphor-icons/core/fill/whatsapp-logo-fill.svg?raw'
import arrowLeft from '@phosphor-icons/core/regular/arrow-left.svg?raw'
import arrowRight from '@phosphor-icons/core/regular/arrow-right.svg?raw'
import github from '@phosphor-icons/core/regular/github-logo.svg?raw'
import instagram from '@phosphor-icons/core/regular/instagram-logo.svg?raw'
import linkedin from '@phosphor-icons/core/regular/linkedin-logo.svg?raw'
import whatsappOutline from '@phosphor-icons/core/regular/whatsapp-logo.svg?raw'

/** The inside of a Phosphor icon (MIT), whose box is always 256 × 256. */
const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))

/** Icons of the interface. Icons that content names are resolved when the page is planned. */
export const icons = {
  arrowDown: inside(arrowDown),
  arrowLeft: inside(arrowLeft),
  arrowRight: inside(arrowRight),
  arrowUp: inside(arrowUp),
  check: inside(check),
  github: inside(github),
  instagram: inside(instagram),
  linkedin: inside(linkedin),
  telegram: inside(telegram),
  whatsapp: inside(whatsapp),
  whatsappOutline: inside(whatsappOutline),
} as const
