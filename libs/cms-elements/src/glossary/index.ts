export { Glossary as Element } from './Glossary';
