import { personalizationImage } from '@shop/contracts/wire/personalizationImage';
import { browserTransport } from '../browserTransport';
import { endpoint } from '../endpoint';
import type { ServiceEnvironment } from '../environment';
import { jsonArrayBaseQuery } from '../jsonArrayBaseQuery';
import { shopApi } from '../shopApi';
import { readBase64 } from '../upload/readBase64';
import { uploadTransport } from '../upload/uploadTransport';

const creation = endpoint(personalizationImage.Create);

type CreateReply = ReturnType<typeof creation.transformResponse>;

interface NewPicture {
  /** Of the file; the services give it an id of their own. */
  name: string;
  picture: Blob;
  /** Told which share of it has been sent. */
  onProgress?: (share: number) => void;
}

const nothing = () => undefined;

/** Pictures that visitors upload. Only the uploader can see them. */
const personalizationService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Use the `id` of the reply from then on. The visitor is told of failures where the picture is. */
    createImage: build.mutation<CreateReply, NewPicture>({
      queryFn: async ({ name, picture, onProgress = nothing }, api) => {
        const bytes = await readBase64(picture).catch(() => '');
        if (!bytes) return { data: { id: '', error: 'INVALID' } };
        const environment = api.extra as ServiceEnvironment;
        const isBrowser = environment.transport === browserTransport;
        const extra = isBrowser ? { ...environment, transport: uploadTransport(onProgress) } : environment;
        const request = creation.query({ name, data: bytes });
        const { data, error } = await jsonArrayBaseQuery(request, { ...api, extra }, { quiet: true });
        return error ? { error } : { data: creation.transformResponse(data as unknown[]) };
      },
    }),
    deleteImage: build.mutation(endpoint(personalizationImage.Delete)),
  }),
});

export const { useCreateImageMutation, useDeleteImageMutation } = personalizationService;

/** Address of an uploaded picture for its owner's browser. */
export const personalizationImageUrl = (id: string): string => `/images/personalization/${id}`;
