import * as z from 'zod/mini'
import {
  CodeRequest,
  EarlierIdeas,
  EarlierIdeasChoice,
  Erasure,
  ParsedSearchPage,
  SecondStepSetup,
  SecondStepState,
  Trip,
  TripList,
} from '#shared/contracts/account'
import { ApiError } from '#shared/contracts/api-error'
import { CatalogueEntry, PlaceEntry, PlaceEntryList, StayEntry } from '#shared/contracts/catalogue-entry'
import {
  GenerateAccepted,
  GenerateDone,
  GenerateFailed,
  GenerateRequest,
  GenerationEvent,
} from '#shared/contracts/generation'
import { DemoCreated, DemoDetailed, DemoForm, DemoSubmission } from '#shared/contracts/demo'
import { EmailWebhookRequest, MailAccepted } from '#shared/contracts/email-webhook'
import { Health } from '#shared/contracts/health'
import { Itinerary, TripOwnership } from '#shared/contracts/itinerary'
import { OpenOrder, OpenOrderList, PaymentReceived } from '#shared/contracts/order'
import { OutboxList, OutboxMessage } from '#shared/contracts/outbox'
import {
  KindOption,
  KindSummary,
  PackageOption,
  PackageOptionList,
  PackageSummary,
  PackageSummaryList,
} from '#shared/contracts/options'
import { ParsedIdea, ParsedIdeaList } from '#shared/contracts/parsed-idea'
import { PictureStored } from '#shared/contracts/picture'
import { NewPost, Post, PostChange, PostList, PostRemoved, PostRestoration } from '#shared/contracts/post'
import {
  BankAccount,
  NextStep,
  PaymentCreated,
  PaymentQuote,
  PaymentRequest,
  PaymentStatus,
} from '#shared/contracts/payment'
import { SearchCreated, SearchRequest } from '#shared/contracts/search'
import {
  Country,
  CountryList,
  PlaceAddress,
  PlaceSuggestion,
  PlaceSuggestionList,
  State,
  StateList,
} from '#shared/contracts/place'
import {
  Alternative,
  Alternatives,
  Change,
  PlanCopy,
  PlanVersion,
  PlanVersions,
  RefusedRevision,
  Revision,
  RevisionRequest,
  StaleVersion,
} from '#shared/contracts/revisions'
import { SchoolSuggestion, SchoolSuggestionList } from '#shared/contracts/school'
import { PasswordChange, PasswordReset, ResetRequest } from '#shared/contracts/password'
import {
  Invitation,
  InvitationRequest,
  InvitationWithdrawal,
  NewStaffAccount,
  OpenInvitation,
  StaffList,
  StaffMember,
  StaffSignIn,
} from '#shared/contracts/staff'
import { WorksheetList } from '#shared/contracts/worksheets'
import { SignedUp, SignUpRequest } from '#shared/contracts/sign-up'
import { Done, SignedIn, SignedInUser, SignInRequest } from '#shared/contracts/sign-in'

/** The names of the schemas in the OpenAPI document. */
const NAMED = {
  ApiError,
  BankAccount,
  CatalogueEntry,
  CodeRequest,
  Country,
  CountryList,
  DemoCreated,
  DemoDetailed,
  DemoForm,
  DemoSubmission,
  Done,
  EmailWebhookRequest,
  EarlierIdeas,
  EarlierIdeasChoice,
  Erasure,
  GenerateAccepted,
  GenerateDone,
  GenerateFailed,
  GenerateRequest,
  GenerationEvent,
  Health,
  Invitation,
  InvitationRequest,
  InvitationWithdrawal,
  Itinerary,
  MailAccepted,
  NewPost,
  NewStaffAccount,
  NextStep,
  OpenInvitation,
  OpenOrder,
  OpenOrderList,
  OutboxList,
  OutboxMessage,
  KindOption,
  KindSummary,
  PackageOption,
  PackageOptionList,
  PackageSummary,
  PackageSummaryList,
  ParsedIdea,
  ParsedIdeaList,
  ParsedSearchPage,
  PasswordChange,
  PasswordReset,
  PaymentCreated,
  PaymentQuote,
  PaymentReceived,
  PaymentRequest,
  PaymentStatus,
  PictureStored,
  Alternative,
  Alternatives,
  Change,
  PlanCopy,
  PlanVersion,
  PlanVersions,
  RefusedRevision,
  Revision,
  RevisionRequest,
  StaleVersion,
  PlaceAddress,
  PlaceEntry,
  PlaceEntryList,
  PlaceSuggestion,
  PlaceSuggestionList,
  Post,
  PostChange,
  PostList,
  PostRemoved,
  PostRestoration,
  ResetRequest,
  SchoolSuggestion,
  SchoolSuggestionList,
  SearchCreated,
  SearchRequest,
  SecondStepSetup,
  SecondStepState,
  SignInRequest,
  SignUpRequest,
  SignedIn,
  SignedInUser,
  SignedUp,
  StaffList,
  StaffMember,
  StaffSignIn,
  State,
  StateList,
  StayEntry,
  Trip,
  TripList,
  TripOwnership,
  WorksheetList,
}

/** Without names the document would repeat each schema wherever it is used. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED)) z.globalRegistry.add(schema, { id })
}
