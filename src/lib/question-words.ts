import { foldAccents } from './fold-accents.ts'

/** Stop words: they say how somebody asks, not about what. */
const stopWords = new Set(
  `a acepta aceptan aceptas actualmente ahi ahora al algo algun alguna ando ante antes aqui asi
    aun bien buen buena buenas bueno buenos buscamos busco cada como con cual cuales cuando
    cuantas cuanto cuantos cuentame dame dan das de decir del desde deseo dia dias digan dime
    disculpa disculpe donde dos e echo el ella ellos en entre era eres es esa ese eso esta estan
    estaria estas este esten esto estos estoy favor fue fueron gracias gusta gustaria ha hace
    hacen hacer hacerme haces haga hagan hago han hasta hay hayan he hecho hechos hola hora hoy
    info informacion interesa ir la las le les llamo lo los manana manda mandan mandar mas me
    menos mi mira mis mismo mucha muchas mucho muestra muestran muy na nada necesitamos necesito
    ni no noches nos nosotros nunca o ocupo ofrecen ok oye para pasa pedir pero poca poco podria
    podrian por porfa porfavor porque pudiera pueda puedan puede pueden puedo pues quanto que
    queremos queria quien quieren quiero quisiera realmente requiero sabe saber saldra saldria
    sale salen se ser sera seria si sin sobre son soy su sus tal tambien tardes te tenemos tener
    tenga tengan tengo tenido ti tiene tienen tienes todo tu un una unas uno unos urge usted
    ustedes va vamos van ve verdad vez vi viene vienen voy y ya yo`.split(/\s+/),
)
const price =
  /^(?:preci|presios?$|price|cuest|cost(?:o|e|ar)|cobr|vale|valor$|tarif|presupuest|coti[szc]|barat|economic|caro|dinero$|plata$|lana$|dolares$|pesos$|usd$|mxn$)/
/** «Cuánto» asks for a price unless it asks for a time. */
const [howMuch, time] = [/^[cq]uanto$/, /^(?:tard|demor|tiempo|dura)/]

const wordsOf = (question: string) =>
  foldAccents(question.toLowerCase()).match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []

/** Whether a question asks what something costs. */
export function asksPrice(question: string): boolean {
  const words = wordsOf(question)
  const has = (meant: RegExp) => words.some((word) => meant.test(word))
  return has(price) || (has(howMuch) && !has(time))
}

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
