/** `$1,200 USD`, as prices are shown. */
export const amount = /\$ ?\d[\d,.]*(?:–\$\d[\d,.]*)? ?(?:MXN|USD)/g
