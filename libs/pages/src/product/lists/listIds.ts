/** The hash keys of the sections with products that go with one; analytics knows their lists by them, too. */
export const listIds = { related: 'relatedProducts', similar: 'similarProducts', series: 'seriesItems' } as const;
