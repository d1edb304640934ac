export { receiveEvents } from '../queue/trackEvent';
export { startDelivery } from './startDelivery';
