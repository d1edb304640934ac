CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- unaccent(text) is only stable, because its dictionary may be changed. Ours is named and stays, so an index may use it.
CREATE FUNCTION shop_unaccent(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN unaccent('unaccent'::regdictionary, value);--> statement-breakpoint
-- Stop words are looked up before the accents fall: 'für' is one, 'fur' is not.
CREATE TEXT SEARCH DICTIONARY shop_de_stop (TEMPLATE = pg_catalog.simple, STOPWORDS = german, ACCEPT = false);--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY shop_fr_stop (TEMPLATE = pg_catalog.simple, STOPWORDS = french, ACCEPT = false);--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY shop_en_stop (TEMPLATE = pg_catalog.simple, STOPWORDS = english, ACCEPT = false);--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY shop_it_stop (TEMPLATE = pg_catalog.simple, STOPWORDS = italian, ACCEPT = false);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION shop_de (COPY = pg_catalog.german);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION shop_fr (COPY = pg_catalog.french);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION shop_en (COPY = pg_catalog.english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION shop_it (COPY = pg_catalog.italian);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop_de ALTER MAPPING FOR hword, hword_part, word WITH shop_de_stop, unaccent, german_stem;--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop_fr ALTER MAPPING FOR hword, hword_part, word WITH shop_fr_stop, unaccent, french_stem;--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop_en ALTER MAPPING FOR hword, hword_part, word WITH shop_en_stop, unaccent, english_stem;--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop_it ALTER MAPPING FOR hword, hword_part, word WITH shop_it_stop, unaccent, italian_stem;--> statement-breakpoint
CREATE INDEX item_text_title_trgm ON item_text USING gin (shop_unaccent(lower(title)) gin_trgm_ops);--> statement-breakpoint
INSERT INTO content_version (id, version) VALUES (1, 1) ON CONFLICT DO NOTHING;
