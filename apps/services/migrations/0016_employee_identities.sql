CREATE TABLE "employee_sign_in" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "customer_email";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "subject" text;--> statement-breakpoint
CREATE INDEX "employee_sign_in_expires" ON "employee_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_employee" ON "customer" USING btree ("site","issuer","subject") WHERE "customer"."kind" = 'employeeAD';--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("site",lower("email")) WHERE "customer"."customer_type" <> 'guest' and "customer"."kind" = 'password';