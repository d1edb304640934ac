export { pictureToSend } from './pictureToSend';
