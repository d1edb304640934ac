import { personalizationImage } from '@shop/contracts/wire/personalizationImage';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Pictures the visitor puts on products. Only who uploaded one can see it. */
const personalizationService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The answer's `id` is the one to go on with. */
    createImage: build.mutation(endpoint(personalizationImage.Create)),
    deleteImage: build.mutation(endpoint(personalizationImage.Delete)),
  }),
});

export const { useCreateImageMutation, useDeleteImageMutation } = personalizationService;

/** Where the browser of its owner gets an uploaded picture. */
export const personalizationImageUrl = (id: string): string => `/images/personalization/${id}`;
