/** Id of the search field: addresses that name it lead into it. */
export const searchFieldId = 'campo'
