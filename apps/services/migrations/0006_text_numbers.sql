ALTER TABLE "item_text" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "item_text_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
-- The search looks within one site: beside its texts those of others would be looked at, and left out one by one.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "item_text_search_de";--> statement-breakpoint
DROP INDEX "item_text_title_de";--> statement-breakpoint
CREATE INDEX item_text_search_de ON item_text USING gin (site, search) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX item_text_title_de ON item_text USING gin (site, title_plain gin_trgm_ops) WHERE locale = 'de';--> statement-breakpoint
DROP INDEX "item_text_search_fr";--> statement-breakpoint
DROP INDEX "item_text_title_fr";--> statement-breakpoint
CREATE INDEX item_text_search_fr ON item_text USING gin (site, search) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX item_text_title_fr ON item_text USING gin (site, title_plain gin_trgm_ops) WHERE locale = 'fr';--> statement-breakpoint
DROP INDEX "item_text_search_en";--> statement-breakpoint
DROP INDEX "item_text_title_en";--> statement-breakpoint
CREATE INDEX item_text_search_en ON item_text USING gin (site, search) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX item_text_title_en ON item_text USING gin (site, title_plain gin_trgm_ops) WHERE locale = 'en';--> statement-breakpoint
DROP INDEX "item_text_search_it";--> statement-breakpoint
DROP INDEX "item_text_title_it";--> statement-breakpoint
CREATE INDEX item_text_search_it ON item_text USING gin (site, search) WHERE locale = 'it';--> statement-breakpoint
CREATE INDEX item_text_title_it ON item_text USING gin (site, title_plain gin_trgm_ops) WHERE locale = 'it';
