export { createStorefrontServer, type StorefrontServerOptions } from './createStorefrontServer.ts';
export { readServerConfig, type ServerConfig } from './serverConfig.ts';
export { startStorefront } from './startStorefront.ts';
