/** Made by `npm run generate` from openapi/. Do not edit. */

/** Properties of replies that are dates, separated by spaces. */
export const DAYS = 'dueDate endOfBenefit endOfFunds fundsLoadingTypeFrom loadedOn loadingTypeChangeFrom nextRecurringLoadDate pendingLoadDate requestDate scheduledOn shownFrom shownUntil spendingLimitStartDate startOfBenefit vouchersValidUntil'

/** Properties of replies that are moments, separated by spaces. */
export const MOMENTS = 'createdAt date from to transactionDateTime'

/** Properties of replies that are numbers, separated by spaces. */
export const NUMBERS = 'amount amountInCents applicableYear availableBalance availableToTopUpAmount balanceAfterCorrection balanceChange benefitLunchMaxWorkingDays benefitPercentage commission commissionVAT companyBeneficiariesTotalAllowedForCompany contactRegistrationType creditCardFee currentBalance daysForLunari deliveryFees duoCardFee duoCardsCosts elementIndex employeePercentage endOfFundsPeriodDays expiresIn faceValue fee feePercentage feesVat feesVatPercentage fixedAmounts handlingFee image_height image_width lunchAmount lunchAmountApplicableYear lunchAverageWorkdays lunchCommission lunchCommissionAmount lunchMaxAmount lunchMidAmount lunchMinAmount lunchTotalAmount massageMaxAmount massageMinAmount maxAmount maxAmountForTopUpRequest maxAmountPerPeriod maxTopUpAmountPerPeriod maxValue maximumAmount minAmount minValue noOfBeneficiaries numberOfEmployees numberOfRequests offlinePaymentMinAmount onlinePaymentMinAmount orderTotalWithVat orderTotalWithoutVat quantity recreationalAmount recreationalCommission recreationalCommissionAmount recreationalMaxAmount recreationalMaxAmountForTopUpRequest recreationalMinAmount recreationalTotalAmount refundedSum sizeId taxFreeYearlyAmount totalAmount totalAmountWithFees totalDeliveryFee totalPages totalQuantity totalRequestedLoads totalRequestedLoadsAmount totalSuggestedTransfer totalSum totalSumWithFees transportAmount transportCardFee transportCardsCosts transportCommission transportCommissionAmount transportMaxAmount transportMinAmount transportTotalAmount unfulfilledRequestSum value vatFeeAmount vatFeePercent vatPercentage voucherMinimumQuantity voucherOrderMaxAmount wellbeingMaxAmount wellbeingMinAmount workdays'

/** Properties of replies that are maps with keys outside the contract, separated by spaces. */
export const MAPS = 'formParams'

/** Lists that all replies with them require, separated by spaces. */
export const LISTS = 'accounts activeBenefits addingContactsDisabled beneficiaries benefitGroups benefitTypes benefits cardOrders editingDisabled employees ids links loadableBenefits news promotions supportLinks topUpLoadItems topUpLoads transactions voucherOrderFees voucherOrders'
