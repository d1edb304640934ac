export { receiveEvents } from '../queue/trackEvent';
export { dataLayerSink } from './dataLayerSink';
export { startDelivery } from './startDelivery';
