ALTER TABLE "customer_address" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_guest_id_customer_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address_billing" ON "customer_address" USING btree ("customer_id") WHERE "customer_address"."type" = 'billing';--> statement-breakpoint
CREATE INDEX "session_guest" ON "session" USING btree ("guest_id");