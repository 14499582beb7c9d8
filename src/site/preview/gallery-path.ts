/** Where the preview shows the components that writers may use. No file can have this name. */
export const galleryPath = '/_componentes'
