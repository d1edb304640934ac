import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';

type Path = '/services/personalization/image';
const PATH: Path = '/services/personalization/image';

/** Pictures the visitor puts on products. Only who uploaded one can see it. */
export const personalizationService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** `data` is base64 without a prefix; the answer's `id` is the one to go on with. */
    createImage: build.mutation<Reply<Path, 'Create'>, { name: string; data: string }>({
      query: ({ name, data }) => call(PATH, 'Create', [name, data]),
      transformResponse: named('id', 'error'),
    }),
    deleteImage: build.mutation<Reply<Path, 'Delete'>, { id: string }>({
      query: ({ id }) => call(PATH, 'Delete', [id]),
      transformResponse: named('error'),
    }),
  }),
});

export const { useCreateImageMutation, useDeleteImageMutation } = personalizationService;

/** Where the browser of its owner gets an uploaded picture. */
export const personalizationImageUrl = (id: string): string => `/images/personalization/${id}`;
