/**
 * The state of a navigation that only changes what a page shows, as a filter or a search does;
 * `app/navigation.ts` then keeps the visitor's place.
 */
export const inPlace = { isInPlace: true }
