export const currencies = ['MXN', 'USD'] as const
