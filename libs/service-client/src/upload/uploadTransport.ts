import { UPLOAD_TIMEOUT_MS } from '@shop/contracts/upload-limits';
import type { ServiceResponse, Transport } from '../environment';

/** Posts a large body; unlike `fetch`, it tells which share of it has been sent. */
export const uploadTransport =
  (onProgress: (share: number) => void): Transport =>
  ({ path, method, args }, signal) =>
    new Promise<ServiceResponse>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${path}/${method}`);
      request.timeout = UPLOAD_TIMEOUT_MS;
      request.setRequestHeader('content-type', 'application/json; charset=utf-8');
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
      request.onload = () =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name),
          json: async () => JSON.parse(request.responseText) as unknown,
        });
      const fail = () => reject(new Error('The upload did not arrive.'));
      request.onerror = fail;
      request.ontimeout = fail;
      request.onabort = fail;
      signal.addEventListener('abort', () => request.abort());
      request.send(JSON.stringify(args));
    });
