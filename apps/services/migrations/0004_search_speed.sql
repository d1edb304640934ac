-- Parts of known words, and words spelled nearly like one, are looked for with every search.
CREATE INDEX search_term_trgm ON search_term USING gin (shop_unaccent(term) gin_trgm_ops);
