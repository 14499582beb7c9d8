/** What a client said. */
export type Testimonial = {
  id: string
  name: string
  company?: string
  service: string
  /** Marks out of five. */
  rating: number
  content: string
}
