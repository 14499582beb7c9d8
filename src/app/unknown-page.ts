import type { ComponentType } from 'react'
import type { NotFoundPageData } from '../pages/not-found/NotFoundPage.tsx'
import type { PageData } from '../pages/page.ts'

/** Where there is no such page: what is shown instead. */
export class UnknownPage extends Error {
  readonly page: PageData<'notFound'>
  readonly Page: ComponentType<NotFoundPageData>

  constructor(page: PageData<'notFound'>, Page: ComponentType<NotFoundPageData>) {
    super('There is no such page')
    this.page = page
    this.Page = Page
  }
}
