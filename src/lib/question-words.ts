import { foldAccents } from './fold-accents.ts'

/** Stop words: they say how somebody asks, not about what. */
const stopWords = new Set(
  `a acepta aceptan aceptas al algo algun alguna ante antes aqui asi aun bien buen buena buenas
    bueno buenos buscamos busco cada como con cual cuales cuando de del dan das decir desde dia
    dias digan disculpa disculpe donde dos e el ella ellos en entre era es esa ese eso esta estan
    este esto estos estoy fue gracias gusta gustaria ha hacen hacer hace haces hago han hasta hay
    hayan hecho hechos hola info informacion interesa ir la las le les llamo lo los mas me mi mis
    mucho muy na necesito nada ni no nos nosotros o ok para pero poco podria podrian por porque
    pueden puede puedo pues que queremos quien quiero quisiera saber se ser si sin sobre son soy
    su sus tambien tardes te tener tengo ti tiene tienen tienes todo tu un una unas uno unos
    usted ustedes va van ve voy y ya yo noches favor ofrecen dime cuentame cuantas cuantos pasa
    saldra saldria`.split(/\s+/),
)
const price =
  /^(?:preci|cuest|[cq]uanto$|cost|cobr|val[eo]|tarif|presupuest|cotiz|barat|caro|dinero)/

const wordsOf = (question: string) =>
  foldAccents(question.toLowerCase()).match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []

/** Whether a question asks what something costs. */
export const asksPrice = (question: string): boolean =>
  wordsOf(question).some((word) => price.test(word))

/** The words that say what a question is about; at most six. */
export function subjectOf(question: string): string[] {
  const isAboutPrice = asksPrice(question)
  const words = wordsOf(question).filter(
    (word) => word.length > 1 && word.length < 40 && !stopWords.has(word) && !price.test(word),
  )
  // In a question about prices a number is a quantity, not a subject.
  const named = isAboutPrice ? words.filter((word) => !/^\d+$/.test(word)) : words
  const subject = [...new Set(named)].slice(0, 6)
  return subject.length === 0 && isAboutPrice ? ['precios'] : subject
}

/** The words of a query to search for: its subject if it is a question, else the query itself. */
export function searchWordsOf(query: string): string {
  const asIs = wordsOf(query).length < 2 || query.includes('"')
  return (asIs ? '' : subjectOf(query).join(' ')) || query
}
