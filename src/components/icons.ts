import arrowDown from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw'
import arrowUp from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw'
import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw'
import check from '@phosphor-icons/core/bold/check-bold.svg?raw'
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw'
import pause from '@phosphor-icons/core/fill/pause-fill.svg?raw'
import play from '@phosphor-icons/core/fill/play-fill.svg?raw'
import telegram from '@phosphor-icons/core/fill/telegram-logo-fill.svg?raw'
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw'
import whatsapp from '@phosphor-icons/core/fill/whatsapp-logo-fill.svg?raw'
import arrowLeft from '@phosphor-icons/core/regular/arrow-left.svg?raw'
import arrowRight from '@phosphor-icons/core/regular/arrow-right.svg?raw'
import arrowUpRight from '@phosphor-icons/core/regular/arrow-up-right.svg?raw'
import clock from '@phosphor-icons/core/regular/clock.svg?raw'
import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?raw'
import github from '@phosphor-icons/core/regular/github-logo.svg?raw'
import instagram from '@phosphor-icons/core/regular/instagram-logo.svg?raw'
import linkedin from '@phosphor-icons/core/regular/linkedin-logo.svg?raw'
import whatsappOutline from '@phosphor-icons/core/regular/whatsapp-logo.svg?raw'
import close from '@phosphor-icons/core/regular/x.svg?raw'

/** The inside of a Phosphor icon (MIT), whose box is always 256 × 256. */
const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))

/** Icons of the interface. Icons that content names are resolved when the page is planned. */
export const icons = {
  arrowDown: inside(arrowDown),
  arrowLeft: inside(arrowLeft),
  arrowRight: inside(arrowRight),
  arrowUp: inside(arrowUp),
  caretDown: inside(caretDown),
  check: inside(check),
  clock: inside(clock),
  github: inside(github),
  instagram: inside(instagram),
  linkedin: inside(linkedin),
  pause: inside(pause),
  play: inside(play),
  plus: inside(plus),
  telegram: inside(telegram),
  whatsapp: inside(whatsapp),
  whatsappOutline: inside(whatsappOutline),
  warning: inside(warning),
  arrowUpRight: inside(arrowUpRight),
  close: inside(close),
  envelope: inside(envelope),
} as const
