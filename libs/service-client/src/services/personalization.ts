import { personalizationImage } from '@shop/contracts/wire/personalizationImage';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Pictures for personalization. Only the uploader can see them. */
const personalizationService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Use the `id` of the reply from then on. */
    createImage: build.mutation(endpoint(personalizationImage.Create)),
    deleteImage: build.mutation(endpoint(personalizationImage.Delete)),
  }),
});

export const { useCreateImageMutation, useDeleteImageMutation } = personalizationService;

/** Address of an uploaded picture for its owner's browser. */
export const personalizationImageUrl = (id: string): string => `/images/personalization/${id}`;
